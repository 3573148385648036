/** Landing arrows and mountain roads as lines between plates. */
import type { Place, Sheet } from '../../lib/mapmodel'
import type { Point } from '../../contract/shared'
import type { GameBoard } from '../../contract/games/taiwan2045'

export interface Way {
  key: string
  from: string
  to: string
  path: string
  /** Of an arrow: where its head lies and how it is turned. */
  head: { x: number; y: number; turn: number }
  middle: Point
}

/** Where the line from a plate's middle towards a point leaves the plate. */
export function edgeOf(place: Pick<Place, 'x' | 'y' | 'w' | 'h'>, [tx, ty]: Point, gap = 3): Point {
  const [dx, dy] = [tx - place.x, ty - place.y]
  const scale = Math.min(
    (place.w / 2 + gap) / Math.max(Math.abs(dx), 1e-6),
    (place.h / 2 + gap) / Math.max(Math.abs(dy), 1e-6),
    1,
  )
  return [place.x + dx * scale, place.y + dy * scale]
}

export function arrows(board: GameBoard, sheet: Sheet): Way[] {
  return Object.entries(board.spaces ?? {}).flatMap(([from, space]) =>
    (space.arrows ?? []).flatMap((to) => way(`${from} ${to}`, from, to, sheet, 0.12)),
  )
}

export function roads(board: GameBoard, sheet: Sheet): Way[] {
  return Object.entries(board.roads ?? {}).flatMap(([key, [from = '', to = '']]) => way(key, from, to, sheet, 0.22))
}

function way(key: string, from: string, to: string, sheet: Sheet, bend: number): Way[] {
  const [a, b] = [sheet.byName.get(from), sheet.byName.get(to)]
  if (!a || !b) return []
  const middle: Point = [(a.x + b.x) / 2 + (b.y - a.y) * bend, (a.y + b.y) / 2 - (b.x - a.x) * bend]
  const [sx, sy] = edgeOf(a, middle)
  const [ex, ey] = edgeOf(b, middle, 5)
  const turn = (Math.atan2(ey - middle[1], ex - middle[0]) * 180) / Math.PI
  return [
    {
      key,
      from,
      to,
      path: `M${sx} ${sy}Q${middle[0]} ${middle[1]} ${ex} ${ey}`,
      head: { x: ex, y: ey, turn },
      middle: [(sx + ex) / 4 + middle[0] / 2, (sy + ey) / 4 + middle[1] / 2],
    },
  ]
}

/** The seven lands on the sheet: outlines cut into arcs that neighbours share, so that a border can vanish between them. */
import { frame, type Frame } from '../../lib/geo'
import { relax, type Box } from '../../lib/layout'
import type { Place, Sheet } from '../../lib/mapmodel'
import type { Point } from '../../contract/shared'
import type { GameBoard } from '../../contract/games/states'

/** A stretch of border between two junctions; `right` is nobody on the outer edge. */
export interface Arc {
  key: string
  d: string
  left: string
  right: string | null
  /** Corner to corner. */
  edges: Edge[]
}

export interface Edge {
  d: string
  from: Point
  to: Point
}

export interface Land extends Place {
  d: string
  capital: Point
}

export interface Atlas extends Sheet {
  places: Land[]
  byName: Map<string, Land>
  arcs: Arc[]
  /** Neighbours that only touch along a road. */
  roads: { from: string; to: string; d: string }[]
}

export interface PlateSize {
  w: number
  h: number
  /** How high its writing is. */
  size: number
}

const HEIGHT = 540
const ASPECT = 1.22
export const SHEET = { width: HEIGHT * ASPECT, height: HEIGHT }
const EVENNESS = 0.42
const GAP = 6
/** In degrees: how far beyond its outline a coastal land is painted, to meet the real coast. */
export const SHORE = 0.75

type Segment = [Point, Point, Point]

/** What the size of plates does not change. */
interface Outline {
  sheet: Frame
  lands: { name: string; d: string; at: Point; capital: Point }[]
  arcs: Arc[]
  roads: { from: string; to: string; on: Point[] }[]
  /** By the size of plates. */
  atlases: Map<number, Atlas>
}

const outlines = new WeakMap<GameBoard, Outline>()

/** The atlas with plates of some size; worked out once for each. */
export function atlasOf(board: GameBoard, plate: PlateSize, city: number): Atlas {
  const outline = outlines.get(board) ?? outlineOf(board)
  outlines.set(board, outline)
  const atlas = outline.atlases.get(plate.size) ?? place(outline, plate, city)
  outline.atlases.set(plate.size, atlas)
  return atlas
}

function outlineOf(board: GameBoard): Outline {
  const spaces = Object.entries(board.spaces ?? {}).flatMap(([name, space]) =>
    space.polygon ? [{ name, ring: space.polygon, space }] : [],
  )
  const sheet = frame(
    spaces.flatMap(({ ring }) => ring),
    { area: SHEET.width * SHEET.height, evenness: EVENNESS, margin: 0.052, aspect: ASPECT },
  )
  const junctions = findJunctions(spaces.map(({ ring }) => ring))
  const arcs = new Map<string, Arc & { start: Point; curve: Segment[] }>()
  const lands = spaces.map(({ name, ring, space }) => {
    let d = ''
    for (const points of cut(ring, junctions)) {
      const backwards = arcKey([...points].reverse())
      const twin = arcs.get(backwards)
      if (twin) twin.right = name
      const arc = twin ?? newArc(points, name, sheet)
      if (!twin) arcs.set(arc.key, arc)
      d += twin ? drawBack(arc.start, arc.curve, d === '') : draw(arc.start, arc.curve, d === '')
    }
    const at = space.at ?? ring[0]!
    return { name, d: `${d}Z`, at: sheet.project(at), capital: sheet.project(space.capital ?? at) }
  })
  const links = board.links ?? []
  const roads = links.map(({ spaces: [from = '', to = ''], points }) => ({
    from,
    to,
    on: points.map((point) => sheet.project(point)),
  }))
  return { sheet, lands, arcs: [...arcs.values()], roads, atlases: new Map() }
}

function place({ sheet, lands, arcs, roads }: Outline, plate: PlateSize, city: number): Atlas {
  const places = lands.map(({ at: [x, y], ...land }): Land => ({
    ...land,
    ax: x,
    ay: y,
    x,
    y,
    ...plate,
    lines: [],
    region: '',
    printed: [],
    traits: [],
    rows: 1,
  }))
  const cities = lands.map(({ capital }) => obstacle([capital], city))
  relax([...places, ...cities, ...roads.map(({ on }) => obstacle(on, city / 2))], GAP, sheet)
  return {
    frame: sheet,
    places,
    links: [],
    byName: new Map(places.map((land) => [land.name, land])),
    arcs,
    roads: roads.map(({ from, to, on }) => ({
      from,
      to,
      d: on.map((point, i) => `${i ? 'L' : 'M'}${text(point)}`).join(''),
    })),
  }
}

/** What plates must leave in sight. */
function obstacle(points: readonly Point[], size: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return {
    ax: x,
    ay: y,
    x,
    y,
    w: Math.max(...xs) - Math.min(...xs) + size,
    h: Math.max(...ys) - Math.min(...ys) + size,
    fixed: true,
  }
}

const id = ([x, y]: Point) => `${x} ${y}`
const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
const arcKey = (points: readonly Point[]) => points.map(id).join(',')

/** Corners where more than two borders meet. */
function findJunctions(rings: readonly Point[][]): Set<string> {
  const around = new Map<string, Set<string>>()
  for (const ring of rings) {
    ring.forEach((corner, i) => {
      const others = around.get(id(corner)) ?? new Set()
      others.add(id(ring[(i + 1) % ring.length]!)).add(id(ring[(i + ring.length - 1) % ring.length]!))
      around.set(id(corner), others)
    })
  }
  return new Set([...around].filter(([, others]) => others.size > 2).map(([corner]) => corner))
}

/** A ring as stretches from junction to junction. */
function cut(ring: readonly Point[], junctions: ReadonlySet<string>): Point[][] {
  const start = ring.findIndex((corner) => junctions.has(id(corner)))
  const turned = [...ring.slice(start), ...ring.slice(0, start), ring[start]!]
  const found: Point[][] = []
  let stretch: Point[] = [turned[0]!]
  for (const corner of turned.slice(1)) {
    stretch.push(corner)
    if (junctions.has(id(corner))) {
      found.push(stretch)
      stretch = [corner]
    }
  }
  return found
}

function newArc(points: Point[], left: string, sheet: Frame): Arc & { start: Point; curve: Segment[] } {
  const on = points.map((point) => sheet.project(point))
  const curve = smooth(on)
  const edges = curve.map((segment, i): Edge => ({
    d: draw(on[i]!, [segment], true),
    from: points[i]!,
    to: points[i + 1]!,
  }))
  return { key: arcKey(points), d: draw(on[0]!, curve, true), left, right: null, edges, start: on[0]!, curve }
}

/** A curve through all points, with the tangents of Catmull and Rom. */
function smooth(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, i) => {
    const from = points[i]!
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    return [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]
  })
}

function draw(start: Point, curve: readonly Segment[], first: boolean): string {
  return (first ? `M${text(start)}` : '') + curve.map(([a, b, to]) => `C${text(a)} ${text(b)} ${text(to)}`).join('')
}

function drawBack(start: Point, curve: readonly Segment[], first: boolean): string {
  const stops = [start, ...curve.map((segment) => segment[2])]
  const back = curve.map(([a, b], i): Segment => [b, a, stops[i]!]).reverse()
  return draw(stops[stops.length - 1]!, back, first)
}

/** The outer edges beyond which there is sea, by the coast as it is drawn. */
export function shores(arcs: readonly Arc[], project: Frame['project'], coast: string): Set<Edge> {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas || !coast) return new Set()
  const land = new Path2D(coast)
  const outer = arcs.filter((arc) => arc.right === null).flatMap((arc) => arc.edges)
  return new Set(outer.filter(({ from, to }) => !canvas.isPointInPath(land, ...project(beyond(from, to)))))
}

/** A point outside a ring that runs clockwise on the globe. */
function beyond(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [
    (from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * SHORE,
    (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * SHORE,
  ]
}

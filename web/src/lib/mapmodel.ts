/** The sheet on the table: where every space lies, what joins them, how much room each plate has. */
import { Delaunay } from 'd3-delaunay'
import { frame, outline, type Frame } from './geo'
import { relax, type Box } from './layout'
import { textWidth, twoLines } from './measure'
import type { AnyBoard, BoardSpace, Point, View } from '../contract/shared'

export interface Place extends Box {
  name: string
  lines: string[]
  size: number
  region: string
  /** Which of the board's regions it is, where there are few enough to tell them apart by a tint. */
  tint?: number
  /** Numbers printed on the board, largest meaning first. */
  printed: [string, number][]
  /** Printed yes-or-no properties that hold here. */
  traits: string[]
  path?: string
  /** Of boards that tell land from sea: the ground that belongs to the space. */
  ground?: { kind: 'land' | 'sea'; path: string }
  /** Rows of counters the plate has room for. */
  rows: number
}

export interface Link {
  from: string
  to: string
  path: string
}

export interface Sheet {
  frame: Frame
  places: Place[]
  byName: Map<string, Place>
  links: Link[]
}

export interface Wording {
  short: (name: string) => string
}

interface Style {
  size: number
  rows: number
  /** The least width of a plate. */
  least: number
}

const GAP = 4
/** The parts of a plate, in sizes of its writing. */
export const PLATE = { line: 1.04, row: 1.25, head: 0.24, foot: 0.1, side: 0.35 }
/** How much of a sheet plates may cover: so much that all of the world can be read at once on a desk. */
const DENSEST = { outlined: 0.2, taiwan: 0.36, other: 0.455 }
const NOT_PRINTED = new Set(['at', 'polygon', 'region', 'adjacent', 'lon', 'lat', 'xy'])

/** How big the writing is: a board of few spaces can afford more. */
function writing(count: number, outlined: boolean): number {
  if (outlined && count <= 20) return 16
  if (count <= 12) return 17
  return count <= 45 ? 13 : 12
}

const made = new WeakMap<object, Sheet>()

/** A board that lays its own sheet says so before the first look at it. */
export function layOwn(words: Wording, sheet: Sheet): void {
  made.set(words, sheet)
}

/** The sheet of a game in one language; worked out once. */
export function sheetOf(kit: { board: AnyBoard; text: Wording }, view: View): Sheet {
  const known = made.get(kit.text)
  if (known) return known
  const sheet = buildSheet(kit.board, kit.text, view)
  made.set(kit.text, sheet)
  return sheet
}

export function buildSheet(board: AnyBoard, words: Wording, view: View = {}): Sheet {
  const entries = Object.entries(board.spaces ?? {}).filter(([, space]) => anchor(space))
  const outlined = entries.some(([, space]) => space.polygon)
  const size = writing(entries.length, outlined)
  const worded = (values: Record<string, number> = {}) => Object.keys(values).filter((id) => !board.sides?.[id]).length
  const values = Math.max(0, ...Object.values(view.spaces ?? {}).map((space) => worded(space.values)))
  const rows = values > 2 ? Math.ceil(values / 2) : Object.keys(board.pieces ?? {}).length > 3 ? 2 : 1
  const least = size * (values > 1 ? 9.3 : 5.6)
  const places = entries.map(([name, space]) => place(name, space, words.short(name), { size, rows, least }))
  tintRegions(places)
  const covered = places.reduce((sum, each) => sum + (each.w + GAP) * (each.h + GAP), 0)
  const corners = entries.flatMap(([, space]) => space.polygon ?? [anchor(space)!])
  const sheet = frame(corners, {
    area: Math.max(
      covered / (outlined ? DENSEST.outlined : board.map === 'taiwan' ? DENSEST.taiwan : DENSEST.other),
      260_000,
    ),
    evenness: outlined || entries.length < 12 ? 0 : board.map === 'world' ? 0.85 : 0.45,
    margin: outlined ? 0.03 : entries.length < 12 ? 0.3 : 0.06,
    aspect: board.map === 'world' ? 1.92 : board.map === 'plain' ? 1.5 : board.map === 'taiwan' ? 0.98 : undefined,
  })
  entries.forEach(([, space], index) => settle(places[index]!, space, sheet))
  layGround(entries, places, sheet)
  relax(places, GAP, sheet)
  if (!outlined) drawIn(places, sheet.height)
  const byName = new Map(places.map((each) => [each.name, each]))
  return { frame: sheet, places, byName, links: outlined ? [] : links(board, byName, sheet.width) }
}

/** Where the sheet is so full that plates were pushed over its edges, all move closer, as far as the gaps have room. */
function drawIn(places: readonly Place[], height: number): void {
  const top = Math.min(0, ...places.map(({ y, h }) => y - h / 2))
  const bottom = Math.max(height, ...places.map(({ y, h }) => y + h / 2))
  const over = bottom - top - height
  if (over === 0) return
  const [highest, lowest] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))]
  const span = lowest - highest
  const closer = Math.max((span - over) / span, closest(places))
  const left = over - span * (1 - closer)
  for (const each of places) each.y = (each.y - highest) * closer + highest - top - left / 2
}

/** By what share the distances from north to south can shrink before one plate touches another. */
function closest(places: readonly Place[]): number {
  const stacked = places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .flatMap((b) => (Math.abs(a.x - b.x) < (a.w + b.w) / 2 ? [(a.h + b.h) / 2 / Math.abs(a.y - b.y)] : [])),
  )
  return Math.min(1, Math.max(0, ...stacked) + 0.001)
}

const TINTED = 9

function tintRegions(places: readonly Place[]): void {
  const regions = [...new Set(places.map(({ region }) => region).filter(Boolean))]
  if (regions.length < 2 || regions.length >= TINTED) return
  for (const each of places) if (each.region) each.tint = regions.indexOf(each.region)
}

function anchor(space: BoardSpace): Point | undefined {
  if (space.at) return space.at
  if (!space.polygon?.length) return undefined
  const sum = space.polygon.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0])
  return [sum[0] / space.polygon.length, sum[1] / space.polygon.length]
}

function place(name: string, space: BoardSpace, label: string, { size, rows, least }: Style): Place {
  const properties = Object.entries<unknown>(space)
  const printed = properties.filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && !NOT_PRINTED.has(entry[0]),
  )
  const traits = properties.flatMap(([key, value]) => (value === true ? [key] : []))
  const lines = twoLines(label, size, size * 7.2)
  const wide = Math.max(...lines.map((line) => textWidth(line, size))) + 2 * PLATE.side * size
  const w = Math.round(Math.max(wide, least))
  const h = Math.round(size * (PLATE.head + lines.length * PLATE.line + rows * PLATE.row + PLATE.foot))
  return { name, lines, size, region: space.region ?? '', printed, traits, rows, ax: 0, ay: 0, x: 0, y: 0, w, h }
}

function settle(place: Place, space: BoardSpace, sheet: Frame): void {
  const [x, y] = sheet.project(anchor(space)!)
  Object.assign(place, { ax: x, ay: y, x, y })
  if (space.polygon) place.path = outline(space.polygon.map((corner) => sheet.project(corner)))
}

function isSea(space: BoardSpace): boolean {
  return 'kind' in space && space.kind === 'sea'
}

/** Cells grown around the points: those of the sea cover everything, those of the land are cut at the coast when drawn. */
function layGround(entries: [string, BoardSpace][], places: Place[], { width, height }: Frame): void {
  if (!entries.some(([, space]) => isSea(space))) return
  for (const kind of ['sea', 'land'] as const) {
    const members = places.filter((_, index) => isSea(entries[index]![1]) === (kind === 'sea'))
    const cells = Delaunay.from(
      members,
      ({ ax }) => ax,
      ({ ay }) => ay,
    ).voronoi([-width, -height, 2 * width, 2 * height])
    members.forEach((member, index) => (member.ground = { kind, path: cells.renderCell(index) }))
  }
}

function links(board: AnyBoard, byName: Map<string, Place>, width: number): Link[] {
  const found = new Map<string, Link>()
  for (const [from, space] of Object.entries(board.spaces ?? {})) {
    for (const to of space.adjacent ?? []) {
      const a = byName.get(from)
      const b = byName.get(to)
      const key = [from, to].sort().join(' ')
      if (a && b && !found.has(key)) found.set(key, { from, to, path: join(a, b, width) })
    }
  }
  return [...found.values()]
}

/** A line between two plates; where the short way leads over the map's edge, a stub at either side. */
function join(a: Place, b: Place, width: number): string {
  if (Math.abs(a.x - b.x) < width * 0.6) return `M${a.x} ${a.y}L${b.x} ${b.y}`
  const [west, east] = a.x < b.x ? [a, b] : [b, a]
  const middle = (west.y + east.y) / 2
  return `M${west.x} ${west.y}L${-20} ${middle}M${east.x} ${east.y}L${width + 20} ${middle}`
}

/** The nearest of some places in the direction of an arrow key. */
export function neighbourInDirection<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  among: readonly T[],
  dx: number,
  dy: number,
): T | undefined {
  let best: T | undefined
  let bestCost = Infinity
  for (const other of among) {
    const x = other.x - from.x
    const y = other.y - from.y
    const along = x * dx + y * dy
    if (other === from || along <= 0) continue
    const cost = along + 2.2 * Math.abs(x * dy - y * dx)
    if (cost < bestCost) [best, bestCost] = [other, cost]
  }
  return best
}

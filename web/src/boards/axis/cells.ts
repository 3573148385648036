/** The world as the game cuts it: every space a cell grown around its point, on a sheet that gives crowded parts room. */
import { geoProjection, type GeoProjection } from 'd3-geo'
import { cartogram } from '../../lib/cartogram'
import { stretch, type Frame } from '../../lib/geo'
import { relax, type Box } from '../../lib/layout'
import { layOwn, type Place, type Sheet } from '../../lib/mapmodel'
import { textWidth, twoLines } from '../../lib/measure'
import type { Point } from '../../contract/shared'
import type { AxisSpace, GameBoard } from '../../contract/games/axis'

export interface Cell extends Place {
  sea: boolean
  neutral: boolean
  ipc: number
  city: boolean
  columns: number
  /** Too small for the coastline: drawn as an islet of its own. */
  islet: boolean
  path: string
}

export interface Border {
  path: string
  sea: boolean
  /** The two cells touch on the sheet without being neighbours. */
  closed: boolean
}

export interface World extends Sheet {
  cells: Cell[]
  byName: Map<string, Cell>
  borders: Border[]
}

export const TYPE = 10
export const CHIP = { w: 23, h: 14, gap: 2 }
export const LINE = TYPE * 1.14
/** How many times larger than on the sheet things are drawn when the whole world is seen. */
export const FAR = 2.2
/** On a desk the whole sheet is seen with writing of twelve pixels. */
const SHEET = { width: 1930, height: 1188 }
const PAD = 3
const WORTH = 15
const STAR = 12
const GAP = 4
const EVENNESS = 0.45
/** How the crowded parts of the world, Europe before all, get the room that their plates need. */
const SPREAD = { blur: 45, ground: 0.12, reach: 420 }
const RADIANS = Math.PI / 180
/** The map is cut in the Pacific, between Hawaii and Midway. */
const MIDDLE = 12
const ISLETS = new Set([
  'midway',
  'wake_island',
  'hawaiian_islands',
  'iwo_jima',
  'okinawa',
  'caroline_islands',
  'solomon_islands',
  'formosa',
])

/** Territories that reach further than halfway to the next point: islands and peninsulas stay whole. */
const WEIGHTS: Record<string, number> = {
  japan: 7000,
  manchuria: 9000,
  united_kingdom: 6000,
  philippine_islands: 5000,
  borneo: 2500,
}
const weight = (name: string): number => WEIGHTS[name.replace('space:', '')] ?? 0

const turn = (lon: number): number => ((((lon - MIDDLE + 180) % 360) + 360) % 360) - 180

interface Words {
  short: (name: string) => string
}

const made = new WeakMap<object, World>()

/** The world in one language; worked out once. */
export function worldOf(kit: { board: GameBoard; text: Words }): World {
  const known = made.get(kit.text)
  if (known) return known
  const world = buildWorld(kit.board, kit.text)
  made.set(kit.text, world)
  layOwn(kit.text, world)
  return world
}

export function buildWorld(board: GameBoard, words: Words): World {
  const entries = Object.entries(board.spaces ?? {}).filter(([, space]) => space.at)
  const cells = entries.map(([name, space]) => cellOf(name, space, words.short(name)))
  const { width, height } = SHEET
  const points = entries.map(([, space]): Point => [turn(space.at![0]), space.at![1]])
  const flat = spread(flatten(points, width, height), points, cells)
  cells.forEach((cell, index) => {
    const [x, y] = flat(points[index]!)
    Object.assign(cell, { ax: x, ay: y, x, y })
  })
  relax(cells, GAP, { width, height })
  const frame = warp(flat, cells, width, height)
  const byName = new Map(cells.map((cell) => [cell.name, cell]))
  return { frame, cells, places: cells, byName, links: [], borders: grow(cells, board, width, height) }
}

function cellOf(name: string, space: AxisSpace, label: string): Cell {
  const sea = space.kind === 'sea'
  const neutral = space.neutral === true
  const ipc = space.ipc ?? 0
  const city = space.city !== undefined
  const lines = sea ? [/\d+$/.exec(name)?.[0] ?? label] : twoLines(label, TYPE, 62)
  const columns = neutral ? 0 : sea ? 1 : ipc >= 2 ? 2 : 1
  const rows = neutral ? 0 : 1
  const far = neutral ? 1 : FAR
  const w = far * Math.max(headWidth({ lines, ipc, city }), columns * (CHIP.w + CHIP.gap) - CHIP.gap + PAD * 2)
  const h = far * (lines.length * LINE + rows * (CHIP.h + CHIP.gap) + PAD * 1.5)
  const printed: [string, number][] = ipc ? [['ipc', ipc]] : []
  const spot = { ax: 0, ay: 0, x: 0, y: 0, w, h, path: '' }
  const traits = neutral ? ['neutral'] : []
  return {
    name,
    sea,
    neutral,
    ipc,
    city,
    lines,
    columns,
    rows,
    size: TYPE,
    region: '',
    printed,
    traits,
    islet: ISLETS.has(name.replace('space:', '')),
    ...spot,
  }
}

/** How wide the name is, with the star before its first line and the worth behind it. */
export function headWidth({ lines, ipc, city }: Pick<Cell, 'lines' | 'ipc' | 'city'>): number {
  const [first = 0, ...others] = lines.map((line) => textWidth(line, TYPE))
  return Math.max(first + (ipc ? WORTH : 0) + (city ? STAR : 0), ...others) + PAD * 2
}

/** From degrees east of the middle, and latitude, to the sheet. */
function flatten(points: readonly Point[], width: number, height: number): (at: Point) => Point {
  const ys = points.map(([, lat]) => lat)
  const toX = stretch(
    points.map(([lon]) => lon),
    -180,
    180,
    EVENNESS,
  )
  const toY = stretch(ys, Math.min(...ys) - 5, Math.max(...ys) + 4, EVENNESS)
  return ([lon, lat]) => [width * toX(lon), height * (1 - toY(lat))]
}

/** The same, with room where much lies. */
function spread(flat: (at: Point) => Point, points: readonly Point[], cells: readonly Cell[]): (at: Point) => Point {
  const loads = cells.map(({ w, h }, index) => {
    const [x, y] = flat(points[index]!)
    return { x, y, area: (w + GAP) * (h + GAP) }
  })
  const even = cartogram(loads, { ...SHEET, ...SPREAD })
  return (at) => even(flat(at))
}

/** The coast goes along with the cells that had to make room for each other. */
function warp(flat: (at: Point) => Point, cells: readonly Cell[], width: number, height: number): Frame {
  const still = 1 / 150 ** 2
  const bent = (at: Point): Point => {
    const [x, y] = flat(at)
    let [sum, dx, dy] = [still, 0, 0]
    for (const cell of cells) {
      const weight = 1 / ((x - cell.ax) ** 2 + (y - cell.ay) ** 2 + 30)
      const pull = weight * weight * 900
      sum += pull
      dx += pull * (cell.x - cell.ax)
      dy += pull * (cell.y - cell.ay)
    }
    return [x + dx / sum, y + dy / sum]
  }
  const origin = bent([0, 0])
  const projection: GeoProjection = geoProjection((lambda, phi) => {
    const [x, y] = bent([lambda / RADIANS, phi / RADIANS])
    return [x, -y]
  })
    .rotate([-MIDDLE, 0])
    .scale(1)
    .translate(origin)
    .precision(0.5)
  return { width, height, projection, project: ([lon, lat]) => bent([turn(lon), lat]) }
}

interface Site extends Point2 {
  at: number
  weight: number
}

interface Side {
  a: Point
  b: Point
  /** The cell on the other side; none at the sheet's edge. */
  other: number
}

/** Cells of land and cells of sea, each kind among its own; the coastline parts them. */
function grow(cells: Cell[], board: GameBoard, width: number, height: number): Border[] {
  const borders: Border[] = []
  for (const sea of [false, true]) {
    const kind = cells.filter((cell) => cell.sea === sea)
    // What lies beyond one edge of the map goes on at the other.
    const shifts = sea ? [0, -width, width] : [0]
    const sites: Site[] = shifts.flatMap((dx) =>
      kind.map((cell, at) => ({ x: cell.x + dx, y: cell.y, at, weight: weight(cell.name) })),
    )
    sites.forEach((site) => {
      const sides = cut(site, sites, width, height)
      const cell = kind[site.at]!
      if (sides.length === 0) return
      cell.path += sides.map(({ a }, i) => `${i ? 'L' : 'M'}${a[0].toFixed(1)} ${a[1].toFixed(1)}`).join('') + 'Z'
      const near = new Set(board.spaces?.[cell.name]?.adjacent ?? [])
      for (const { a, b, other } of sides) {
        if (other <= site.at) continue
        borders.push({
          path: `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
          sea,
          closed: !near.has(kind[other]!.name),
        })
      }
    })
  }
  return borders
}

/** A Voronoi cell: the sheet, cut by the middle line toward every other site. */
function cut(own: Site, sites: readonly Site[], width: number, height: number): Side[] {
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  let sides: Side[] = corners.map((a, i) => ({ a, b: corners[(i + 1) % 4]!, other: -1 }))
  for (const site of sites) {
    if (site === own) continue
    const [dx, dy] = [site.x - own.x, site.y - own.y]
    const limit = (site.x ** 2 - own.x ** 2 + site.y ** 2 - own.y ** 2 + own.weight - site.weight) / 2
    const beyond = (point: Point) => point[0] * dx + point[1] * dy - limit
    if (sides.some(({ a }) => beyond(a) > 0)) sides = halve(sides, beyond, site.at)
  }
  return sides
}

interface Point2 {
  x: number
  y: number
}

function halve(sides: readonly Side[], beyond: (point: Point) => number, other: number): Side[] {
  const kept: Side[] = []
  let gap: Point | undefined
  let close: Point | undefined
  for (const side of sides) {
    const [from, to] = [beyond(side.a), beyond(side.b)]
    if (from <= 0 && to <= 0) kept.push(side)
    else if (from <= 0 || to <= 0) {
      const share = from / (from - to)
      const meet: Point = [side.a[0] + (side.b[0] - side.a[0]) * share, side.a[1] + (side.b[1] - side.a[1]) * share]
      if (from <= 0) {
        kept.push({ ...side, b: meet }, { a: meet, b: meet, other })
        gap = meet
      } else {
        kept.push({ ...side, a: meet })
        close = meet
      }
    }
  }
  if (gap && close) for (const side of kept) if (side.a === gap && side.b === gap) side.b = close
  return kept
}

/** A line between two cells, over the map's edge where that is the short way. */
export function route(a: Point2, b: Point2, width: number, bend = 0): string {
  if (Math.abs(a.x - b.x) <= width / 2) {
    if (!bend) return `M${a.x} ${a.y}L${b.x} ${b.y}`
    const [mx, my] = [(a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend]
    return `M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}`
  }
  const far = a.x < b.x ? -width : width
  const middle = (a.y + b.y) / 2
  return `M${a.x} ${a.y}L${(a.x + b.x + far) / 2} ${middle}M${(a.x - far + b.x) / 2} ${middle}L${b.x} ${b.y}`
}

/** The line between two stacks without what their counters need: from the edge of one to the edge of the other. */
export function between(a: Box, b: Box, width: number): [Point2, Point2] {
  if (Math.abs(a.x - b.x) > width / 2) return [a, b]
  return [edge(a, b), edge(b, a)]
}

const OVER = 7

function edge(from: Box, to: Point2): Point2 {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const out = Math.min(from.w / 2 / (Math.abs(dx) || 0.01), from.h / 2 / (Math.abs(dy) || 0.01), 0.5)
  const share = Math.max(0, out - OVER / length)
  return { x: from.x + dx * share, y: from.y + dy * share }
}

/** Pairs of neighbours whose cells do not meet on the sheet, given which cell lies at each point of a grid. */
export function apart(cells: readonly Cell[], board: GameBoard, grid: Int16Array, columns: number): [Cell, Cell][] {
  const met = new Set<number>()
  const count = cells.length
  const meet = (a: number, b: number) => a !== b && met.add(Math.min(a, b) * count + Math.max(a, b))
  for (let i = 0; i < grid.length; i++) {
    if ((i + 1) % columns) meet(grid[i]!, grid[i + 1]!)
    if (i + columns < grid.length) meet(grid[i]!, grid[i + columns]!)
  }
  const index = new Map(cells.map((cell, at) => [cell.name, at]))
  const found: [Cell, Cell][] = []
  cells.forEach((cell, at) => {
    // Nobody enters neutral ground.
    if (cell.neutral) return
    for (const name of board.spaces?.[cell.name]?.adjacent ?? []) {
      const other = index.get(name)
      if (other !== undefined && other > at && !cells[other]!.neutral && !met.has(at * count + other))
        found.push([cell, cells[other]!])
    }
  })
  return found
}

const STEP = 4

/** Which cell lies where, on a grid; what is land says the coastline as it is drawn. */
function survey(world: World, coast: string): { grid: Int16Array; columns: number } | null {
  const columns = Math.ceil(world.frame.width / STEP)
  const rows = Math.ceil(world.frame.height / STEP)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: columns, height: rows })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.scale(1 / STEP, 1 / STEP)
  pen.fill(new Path2D(coast), 'evenodd')
  for (const cell of world.cells) if (cell.islet) pen.fill(new Path2D(islet(cell)))
  const { data } = pen.getImageData(0, 0, columns, rows)
  const grid = new Int16Array(columns * rows)
  const sites = world.cells.map((cell, at): Site & { sea: boolean } => ({
    x: cell.x,
    y: cell.y,
    at,
    weight: weight(cell.name),
    sea: cell.sea,
  }))
  const [seas, lands] = [sites.filter((site) => site.sea), sites.filter((site) => !site.sea)]
  for (let i = 0; i < grid.length; i++) {
    const [x, y] = [(i % columns) * STEP, Math.floor(i / columns) * STEP]
    const isLand = data[i * 4 + 3]! >= 128
    grid[i] = isLand ? nearest(lands, x, y, Infinity) : nearest(seas, x, y, world.frame.width)
  }
  return { grid, columns }
}

const apartIn = new WeakMap<World, [Cell, Cell][]>()

/** Neighbours whose cells do not meet on the sheet; worked out once. */
export function strangers(world: World, board: GameBoard, coast: string): readonly [Cell, Cell][] {
  let found = apartIn.get(world)
  if (!found) {
    const measured = survey(world, coast)
    found = measured ? apart(world.cells, board, measured.grid, measured.columns) : []
    apartIn.set(world, found)
  }
  return found
}

/** The seas go around the world, so that one may be nearer across the edge. */
function nearest(sites: readonly Site[], x: number, y: number, around: number): number {
  let [best, least] = [0, Infinity]
  for (const site of sites) {
    const across = Math.abs(site.x - x)
    const far = Math.min(across, around - across) ** 2 + (site.y - y) ** 2 - site.weight
    if (far < least) [best, least] = [site.at, far]
  }
  return best
}

/** A small island's own shore, around its counters. */
export function islet(cell: Cell): string {
  const [rx, ry] = [cell.w / 2 + 3, cell.h / 2 + 3]
  return `M${cell.x - rx} ${cell.y}A${rx} ${ry} 0 1 1 ${cell.x + rx} ${cell.y}A${rx} ${ry} 0 1 1 ${cell.x - rx} ${cell.y}Z`
}

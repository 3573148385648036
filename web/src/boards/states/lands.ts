/** The seven lands on the sheet: outlines cut into arcs that neighbours share, so that a border can vanish between them. */
import { geoContains } from 'd3-geo'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { frame, type Frame } from '../../lib/geo'
import { relax, type Box } from '../../lib/layout'
import type { Board, Point } from '../../lib/view'

/** A stretch of border between two junctions; `right` is nobody on the outer edge. */
export interface Arc {
  key: string
  d: string
  left: string
  right: string | null
  corners: Point[]
}

export interface Land extends Box {
  name: string
  d: string
  capital: Point
}

export interface Atlas {
  frame: Frame
  lands: Land[]
  byName: Map<string, Land>
  arcs: Arc[]
  /** Neighbours that only touch along a road. */
  roads: { from: string; to: string; d: string }[]
}

export interface PlateSize {
  w: number
  h: number
}

const AREA = 640 * 590
const EVENNESS = 0.42
const GAP = 6
/** In degrees: how far beyond its outline a coastal land is painted, to meet the real coast. */
export const SHORE = 0.75

type Segment = [Point, Point, Point]

export function buildAtlas(board: Board, plate: PlateSize): Atlas {
  const spaces = Object.entries(board.spaces ?? {}).flatMap(([name, space]) => (space.polygon ? [{ name, ring: space.polygon, space }] : []))
  const sheet = frame(spaces.flatMap(({ ring }) => ring), { area: AREA, evenness: EVENNESS, margin: 0.035 })
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
    const [x, y] = sheet.project(space.at ?? ring[0]!)
    return { name, d: `${d}Z`, capital: sheet.project((space['capital'] as Point | undefined) ?? space.at ?? ring[0]!), ax: x, ay: y, x, y, ...plate }
  })
  relax(lands, GAP, sheet)
  const links = (board['links'] ?? []) as { spaces: [string, string]; points: Point[] }[]
  return {
    frame: sheet,
    lands,
    byName: new Map(lands.map((land) => [land.name, land])),
    arcs: [...arcs.values()],
    roads: links.map(({ spaces: [from, to], points }) => ({ from, to, d: points.map((point, i) => `${i ? 'L' : 'M'}${text(sheet.project(point))}`).join('') })),
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
  return { key: arcKey(points), d: draw(on[0]!, curve, true), left, right: null, corners: points, start: on[0]!, curve }
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

/** The outer arcs beyond which there is sea. */
export function shores(atlas: Atlas, coast: Feature<MultiPolygon | Polygon>): Arc[] {
  return atlas.arcs.filter((arc) => {
    if (arc.right !== null) return false
    const wet = arc.corners.slice(1).filter((to, i) => !geoContains(coast, beyond(arc.corners[i]!, to)))
    return wet.length > 0
  })
}

/** A point outside a ring that runs clockwise on the globe. */
function beyond(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * SHORE, (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * SHORE]
}

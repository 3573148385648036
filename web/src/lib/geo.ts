/** From longitude and latitude to the table: a projection that gives crowded parts of the map more room. */
import { geoPath, geoProjection, type GeoProjection } from 'd3-geo'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import type { Point } from '../contract/shared'

const BINS = 240
const RADIANS = Math.PI / 180

/** Maps [low, high] to [0, 1], steeper where there are many points. `evenness` 0 leaves it straight. */
export function stretch(points: readonly number[], low: number, high: number, evenness: number): (x: number) => number {
  const density = new Float64Array(BINS)
  const width = (high - low) / BINS || 1
  const spread = (high - low) / 28 || 1
  for (let bin = 0; bin < BINS; bin++) {
    const middle = low + (bin + 0.5) * width
    let here = 0
    for (const point of points) here += Math.exp(-(((middle - point) / spread) ** 2) / 2)
    density[bin] = here
  }
  const total = density.reduce((sum, value) => sum + value, 0) || 1
  const sums = new Float64Array(BINS + 1)
  for (let bin = 0; bin < BINS; bin++) {
    sums[bin + 1] = sums[bin]! + ((1 - evenness) / BINS + (evenness * density[bin]!) / total)
  }
  return (x) => {
    const place = (x - low) / width
    // Beyond the edges the map goes on in a straight line, so that coastlines do not pile up there.
    if (place <= 0) return (place / BINS) * (1 - evenness)
    if (place >= BINS) return 1 + ((place - BINS) / BINS) * (1 - evenness)
    const bin = Math.floor(place)
    return sums[bin]! + (sums[bin + 1]! - sums[bin]!) * (place - bin)
  }
}

/** The longitude opposite the widest empty stretch: the map is cut where nothing lies. */
export function middleLongitude(longitudes: readonly number[]): number {
  if (longitudes.length === 0) return 0
  const sorted = longitudes.map((lon) => ((lon % 360) + 360) % 360).sort((a, b) => a - b)
  let widest = sorted[0]! + 360 - sorted[sorted.length - 1]!
  let cut = sorted[sorted.length - 1]! + widest / 2
  for (let i = 1; i < sorted.length; i++) {
    const gap = sorted[i]! - sorted[i - 1]!
    if (gap > widest) [widest, cut] = [gap, sorted[i - 1]! + gap / 2]
  }
  const middle = (cut + 180) % 360
  return middle > 180 ? middle - 360 : middle
}

export interface Frame {
  width: number
  height: number
  project: (at: Point) => Point
  projection: GeoProjection
}

export interface FrameWish {
  /** How much surface the plates need, in square units. */
  area: number
  evenness: number
  margin: number
  aspect?: number
}

/** Lays some points out on a sheet of the wished size. */
export function frame(points: readonly Point[], wish: FrameWish): Frame {
  const middle = middleLongitude(points.map(([lon]) => lon))
  const turn = (lon: number) => ((((lon - middle + 180) % 360) + 360) % 360) - 180
  const xs = points.map(([lon]) => turn(lon))
  const ys = points.map(([, lat]) => lat)
  const [west, east] = widen(Math.min(...xs), Math.max(...xs), wish.margin, 180)
  const [south, north] = widen(Math.min(...ys), Math.max(...ys), wish.margin, 84)
  const lean = Math.cos(((south + north) / 2) * RADIANS)
  const aspect = wish.aspect ?? Math.min(2, Math.max(0.62, ((east - west) * lean) / (north - south)))
  const width = Math.round(Math.sqrt(wish.area * aspect))
  const height = Math.round(width / aspect)
  const toX = stretch(xs, west, east, wish.evenness)
  const toY = stretch(ys, south, north, wish.evenness)
  const projection = geoProjection((lambda, phi) => [width * toX(lambda / RADIANS), height * (toY(phi / RADIANS) - 1)])
    .rotate([-middle, 0])
    .scale(1)
    // A projection puts its own middle at the translation: here the middle longitude on the equator.
    .translate([width * toX(0), height * (1 - toY(0))])
    .precision(0.4)
  return {
    width,
    height,
    projection,
    project: ([lon, lat]) => [width * toX(turn(lon)), height * (1 - toY(lat))],
  }
}

function widen(low: number, high: number, share: number, limit: number): [number, number] {
  const extra = Math.max((high - low) * share, 0.2)
  return [Math.max(low - extra, -limit), Math.min(high + extra, limit)]
}

/** Land as one SVG path within the frame. */
export function landPath(frame: Frame, land: Feature<MultiPolygon | Polygon>, wholeWorld = false): string {
  const bleed = Math.max(frame.width, frame.height)
  // A map of the world ends at its southernmost space: nobody plays in Antarctica.
  frame.projection.clipExtent([
    [-bleed, -bleed],
    [frame.width + bleed, frame.height + (wholeWorld ? 2 : bleed)],
  ])
  return geoPath(frame.projection).digits(1)(land) ?? ''
}

/** A closed outline through projected points. */
export function outline(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') + 'Z'
}

/** Gives every load on a sheet the room it needs: crowded parts swell, empty ones shrink, and neighbours stay neighbours.
 *
 * The loads spread like warmth in a plate until it is equally warm everywhere, and take the ground along
 * (Gastner and Newman, 2004). Warmth is a sum of cosines, so that it is known at any time without stepping there.
 */
import type { Point } from '../contract/shared'

export interface Load {
  x: number
  y: number
  /** How much room it needs, in any measure. */
  area: number
}

export interface Spreading {
  width: number
  height: number
  /** How far around itself a load is felt at once. */
  blur: number
  /** Which part of everything lies evenly on the sheet anyway: the more, the stiffer. */
  ground: number
  /** How far warmth travels: shorter, and only crowding nearby is evened out. */
  reach: number
}

const WAVES = { x: 24, y: 16 }
const GRID = { x: 60, y: 40 }
const ROW = GRID.x + 1
const CORNERS = ROW * (GRID.y + 1)
const STEPS = 24
/** Nowhere is it colder than this part of the mean, or the ground would rush through there. */
const COLDEST = 0.02

/** Two numbers at every corner of a grid over the sheet, row by row: a place, or a current. */
interface Field {
  x: Float64Array
  y: Float64Array
}

/** From where a point lies to where the spreading takes it. */
export function cartogram(loads: readonly Load[], wish: Spreading): (at: Point) => Point {
  const warmth = new Warmth(loads, wish)
  const { width, height } = wish
  const ground: Field = { x: corners((i) => (width * i) / GRID.x), y: corners((_, j) => (height * j) / GRID.y) }
  const current: Field = { x: new Float64Array(CORNERS), y: new Float64Array(CORNERS) }
  const [first, last] = [(wish.blur * wish.blur) / 20, (wish.reach * wish.reach) / 2]
  const growth = (last / first) ** (1 / STEPS)
  for (let step = 0, time = 0, next = first; step <= STEPS; step++, next *= growth) {
    warmth.flow((time + next) / 2, current)
    carry(ground, current, next - time, wish)
    time = next
  }
  return ([x, y]) => {
    const { at, a, b } = find(x, y, wish)
    return [mix(ground.x, at, a, b), mix(ground.y, at, a, b)]
  }
}

function corners(value: (i: number, j: number) => number): Float64Array {
  return Float64Array.from({ length: CORNERS }, (_, at) => value(at % ROW, Math.floor(at / ROW)))
}

/** Moves the ground with the current: half a step to see where that leads, then the whole with what flows there. */
function carry(ground: Field, current: Field, time: number, sheet: Spreading): void {
  for (let node = 0; node < CORNERS; node++) {
    const [x, y] = [ground.x[node]!, ground.y[node]!]
    const here = find(x, y, sheet)
    const [u, v] = [mix(current.x, here.at, here.a, here.b), mix(current.y, here.at, here.a, here.b)]
    const there = find(x + (u * time) / 2, y + (v * time) / 2, sheet)
    ground.x[node] = within(x + mix(current.x, there.at, there.a, there.b) * time, sheet.width)
    ground.y[node] = within(y + mix(current.y, there.at, there.a, there.b) * time, sheet.height)
  }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

/** In which square of the grid a point lies, and where in it; beyond the sheet the grid goes on as at its edge. */
function find(x: number, y: number, { width, height }: Spreading): { at: number; a: number; b: number } {
  const [fx, fy] = [(x / width) * GRID.x, (y / height) * GRID.y]
  const i = within(Math.floor(fx), GRID.x - 1)
  const j = within(Math.floor(fy), GRID.y - 1)
  return { at: j * ROW + i, a: fx - i, b: fy - j }
}

function mix(values: Float64Array, at: number, a: number, b: number): number {
  const north = values[at]! * (1 - a) + values[at + 1]! * a
  const south = values[at + ROW]! * (1 - a) + values[at + ROW + 1]! * a
  return north * (1 - b) + south * b
}

class Warmth {
  private readonly waves = new Float64Array(WAVES.x * WAVES.y)
  private readonly across: Cosines
  private readonly down: Cosines

  constructor(loads: readonly Load[], { width, height, blur, ground }: Spreading) {
    this.across = new Cosines(WAVES.x, GRID.x, width)
    this.down = new Cosines(WAVES.y, GRID.y, height)
    for (const { x, y, area } of loads) {
      const east = Array.from({ length: WAVES.x }, (_, m) => (m ? 2 : 1) * Math.cos(this.across.k(m) * x))
      for (let n = 0; n < WAVES.y; n++) {
        const part = area * (n ? 2 : 1) * Math.cos(this.down.k(n) * y)
        for (let m = 0; m < WAVES.x; m++) this.waves[n * WAVES.x + m]! += part * east[m]!
      }
    }
    this.waves.set(this.after((blur * blur) / 2))
    this.waves[0]! /= 1 - ground
  }

  /** The waves after some time: the shorter they are, the sooner they are gone. */
  private after(time: number): Float64Array {
    return this.waves.map((wave, at) => {
      const [m, n] = [at % WAVES.x, Math.floor(at / WAVES.x)]
      return wave * Math.exp(-time * (this.across.k(m) ** 2 + this.down.k(n) ** 2))
    })
  }

  /** Writes down where warmth flows at every corner of the grid at a time, and how fast. */
  flow(time: number, current: Field): void {
    const waves = this.after(time)
    const [sums, steeps] = [new Float64Array(WAVES.y), new Float64Array(WAVES.y)]
    for (let i = 0; i <= GRID.x; i++) {
      for (let n = 0; n < WAVES.y; n++) {
        let [sum, steep] = [0, 0]
        for (let m = 0; m < WAVES.x; m++) {
          const wave = waves[n * WAVES.x + m]!
          sum += wave * this.across.cos(m, i)
          steep -= wave * this.across.slope(m, i)
        }
        sums[n] = sum
        steeps[n] = steep
      }
      for (let j = 0; j <= GRID.y; j++) {
        let [warm, east, south] = [0, 0, 0]
        for (let n = 0; n < WAVES.y; n++) {
          warm += sums[n]! * this.down.cos(n, j)
          east += steeps[n]! * this.down.cos(n, j)
          south -= sums[n]! * this.down.slope(n, j)
        }
        const floor = Math.max(warm, this.waves[0]! * COLDEST)
        current.x[j * ROW + i] = -east / floor
        current.y[j * ROW + i] = -south / floor
      }
    }
  }
}

/** Cosines along one edge of the sheet, and how steep they are, at the corners of the grid. */
class Cosines {
  private readonly heights: Float64Array
  private readonly slopes: Float64Array

  constructor(
    private readonly count: number,
    cells: number,
    private readonly length: number,
  ) {
    const angle = (at: number) => (Math.PI * (at % count) * Math.floor(at / count)) / cells
    const size = { length: count * (cells + 1) }
    this.heights = Float64Array.from(size, (_, at) => Math.cos(angle(at)))
    this.slopes = Float64Array.from(size, (_, at) => this.k(at % count) * Math.sin(angle(at)))
  }

  k(wave: number): number {
    return (Math.PI * wave) / this.length
  }

  cos(wave: number, corner: number): number {
    return this.heights[corner * this.count + wave]!
  }

  slope(wave: number, corner: number): number {
    return this.slopes[corner * this.count + wave]!
  }
}

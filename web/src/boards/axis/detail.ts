/** How much of a stack is drawn from how far: things keep a size that can be read, and what does not fit is summed up. */
import { textWidth } from '../../lib/measure'
import type { PieceView } from '../../contract/shared'
import { CHIP, TYPE, type Cell, type World } from './cells'

/** Pixels for a unit of the sheet at which everything can be read as it is; larger, and Europe would lose its names. */
const READABLE = 0.95
/** Larger than this and neighbours would lie on each other. */
export const MOST = 2.85
const STEPS = 4

export const LINE = TYPE * 1.14
const IPC_WIDE = 15
const STAR_WIDE = 12

/** How many times larger than on the sheet things are drawn, in steps, so that a zoom seldom draws anew. */
export function magnify(k: number): number {
  if (k >= READABLE) return 1
  return Math.min(2 ** (Math.ceil(Math.log2(READABLE / k) * STEPS) / STEPS), MOST)
}

export interface Detail {
  /** Everything below is in units of the magnified plate. */
  scale: number
  w: number
  h: number
  columns: number
  rows: number
  /** Whether the name stands on the plate; else it may stand beside it. */
  named: boolean
  beside: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string } | null
}

export function nameWidth(cell: Cell): number {
  return (
    Math.max(...cell.lines.map((line) => textWidth(line, TYPE))) +
    6 +
    (cell.ipc ? IPC_WIDE : 0) +
    (cell.city ? STAR_WIDE : 0)
  )
}

function fit(cell: Cell, scale: number): Detail {
  const [w, h] = [cell.w / scale, cell.h / scale]
  const high = cell.lines.length * LINE
  const named = nameWidth(cell) <= w + 1 && high + (cell.neutral ? 0 : CHIP.h + 2) <= h + 0.5
  const columns = Math.max(1, Math.floor((w - 3.9) / (CHIP.w + CHIP.gap)))
  const rows = Math.max(1, Math.floor((h - (named ? high : 0) - 0.5) / (CHIP.h + CHIP.gap)))
  return { scale, w, h, columns: cell.neutral ? 0 : columns, rows: cell.neutral ? 0 : rows, named, beside: null }
}

interface Rect {
  x: number
  y: number
  w: number
  h: number
}

const meet = (a: Rect, b: Rect) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2

const AROUND = [
  { dx: 0, dy: -1, anchor: 'middle' },
  { dx: 0, dy: 1, anchor: 'middle' },
  { dx: 1, dy: 0, anchor: 'start' },
  { dx: -1, dy: 0, anchor: 'end' },
] as const

/** What a plate takes up on the sheet when it is full. */
export function extent(cell: Cell, detail: Detail): Rect {
  if (detail.named) return { x: cell.x, y: cell.y, w: cell.w, h: cell.h }
  const w = detail.columns * (CHIP.w + CHIP.gap) * detail.scale
  const h = detail.rows * (CHIP.h + CHIP.gap) * detail.scale
  return { x: cell.x, y: cell.y, w, h }
}

const importance = (cell: Cell) => (cell.sea || cell.neutral ? -1 : 0) + (cell.city ? 100 : 0) + cell.ipc

/** Names that do not fit on their plates, beside them where nothing lies; the greater territories first. */
function nameBeside(world: World, details: Map<string, Detail>): void {
  const taken = world.cells.map((cell): Rect => extent(cell, details.get(cell.name)!))
  const { width, height } = world.frame
  for (const cell of [...world.cells].sort((a, b) => importance(b) - importance(a))) {
    const detail = details.get(cell.name)!
    if (detail.named || cell.neutral) continue
    const own = extent(cell, detail)
    const text = cell.lines.join(cell.lines[0]!.endsWith('-') || cell.lines[0]!.endsWith('/') ? '' : ' ')
    const [w, h] = [(textWidth(text, TYPE) + 3) * detail.scale, TYPE * 1.1 * detail.scale]
    for (const { dx, dy, anchor } of AROUND) {
      const rect = { x: cell.x + (dx * (own.w + w)) / 2, y: cell.y + (dy * (own.h + h)) / 2, w, h }
      const outside = rect.x < w / 2 || rect.x > width - w / 2 || rect.y < h / 2 || rect.y > height - h / 2
      if (outside || taken.some((other, index) => world.cells[index] !== cell && meet(rect, other))) continue
      taken.push(rect)
      const [x, y] = [(dx * (own.w / 2 + 1.5)) / detail.scale, (rect.y - cell.y) / detail.scale]
      detail.beside = { x, y, anchor, text }
      break
    }
  }
}

const made = new WeakMap<World, Map<number, Map<string, Detail>>>()

/** How every stack is drawn at one magnification; worked out once. */
export function detailsAt(world: World, scale: number): Map<string, Detail> {
  const scales = made.get(world) ?? new Map<number, Map<string, Detail>>()
  made.set(world, scales)
  let found = scales.get(scale)
  if (!found) {
    found = new Map(world.cells.map((cell) => [cell.name, fit(cell, scale)]))
    if (scale > 1) nameBeside(world, found)
    scales.set(scale, found)
  }
  return found
}

/** Pieces that have no room kind by kind: one counter a power, with its most numerous kind. */
export function byPower(pieces: readonly PieceView[]): PieceView[] {
  const found = new Map<PieceView['owner'], PieceView & { most: number }>()
  for (const piece of pieces) {
    const known = found.get(piece.owner)
    if (!known) found.set(piece.owner, { ...piece, most: piece.n })
    else {
      known.n += piece.n
      if (piece.n > known.most) [known.what, known.most] = [piece.what, piece.n]
    }
  }
  return [...found.values()].sort((a, b) => b.n - a.n)
}

/** How much of a stack is drawn from how far: things keep a size that can be read, and what does not fit is summed up. */
import type { PieceView } from '../../contract/shared'
import { CHIP, FAR, headWidth, LINE, type Cell, type World } from './cells'

/** Pixels for a unit of the sheet at which everything can be read as it is. */
export const READABLE = 1.2
const STEPS = 4

/** How many times larger than on the sheet things are drawn, in steps, so that a zoom seldom draws anew. */
export function magnify(k: number): number {
  if (k >= READABLE) return 1
  return Math.min(2 ** (Math.ceil(Math.log2(READABLE / k) * STEPS) / STEPS), FAR)
}

export interface Detail {
  /** Everything below is in units of the magnified plate. */
  scale: number
  w: number
  h: number
  columns: number
  rows: number
  /** Only neutral ground is without its name when seen from far away. */
  named: boolean
}

function fit(cell: Cell, scale: number): Detail {
  const [w, h] = [cell.w / scale, cell.h / scale]
  const high = cell.lines.length * LINE
  const named = headWidth(cell) <= w + 1 && high + (cell.neutral ? 0 : CHIP.h + 2) <= h + 0.5
  const columns = Math.max(1, Math.floor((w - 3.9) / (CHIP.w + CHIP.gap)))
  const rows = Math.max(1, Math.floor((h - (named ? high : 0) - 0.5) / (CHIP.h + CHIP.gap)))
  return { scale, w, h, columns: cell.neutral ? 0 : columns, rows: cell.neutral ? 0 : rows, named }
}

const made = new WeakMap<World, Map<number, Map<string, Detail>>>()

/** How every stack is drawn at one magnification; worked out once. */
export function detailsAt(world: World, scale: number): Map<string, Detail> {
  const scales = made.get(world) ?? new Map<number, Map<string, Detail>>()
  made.set(world, scales)
  let found = scales.get(scale)
  if (!found) {
    found = new Map(world.cells.map((cell) => [cell.name, fit(cell, scale)]))
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

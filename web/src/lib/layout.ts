/** Moves plates apart until none covers another, each as near to its own place as it can be. */

export interface Box {
  /** Where it belongs. */
  ax: number
  ay: number
  /** The middle of where it is. */
  x: number
  y: number
  w: number
  h: number
  fixed?: boolean
}

const ROUNDS = 180
const SETTLING = 1600
const HOMESICK = 0.035

export function relax(boxes: Box[], gap: number, bounds?: { width: number; height: number }): void {
  for (let round = 0; round < ROUNDS + SETTLING; round++) {
    const settling = round >= ROUNDS
    if (!settling) for (const box of boxes) pull(box)
    // Where keeping order and edges has led into a corner, any way out is good.
    const stuck = round >= ROUNDS + SETTLING / 4
    if (!separate(boxes, gap, stuck) && settling) return
    const free = round >= ROUNDS + (SETTLING * 3) / 4
    if (bounds && !free && (!stuck || round % 2 === 0)) for (const box of boxes) keepInside(box, bounds)
  }
}

function pull(box: Box): void {
  if (box.fixed) return
  box.x += (box.ax - box.x) * HOMESICK
  box.y += (box.ay - box.y) * HOMESICK
}

function keepInside(box: Box, { width, height }: { width: number; height: number }): void {
  box.x = Math.min(Math.max(box.x, box.w / 2), width - box.w / 2)
  box.y = Math.min(Math.max(box.y, box.h / 2), height - box.h / 2)
}

function separate(boxes: Box[], gap: number, anyWay: boolean): boolean {
  let moved = false
  for (let i = 0; i < boxes.length; i++) {
    const a = boxes[i]!
    for (let j = i + 1; j < boxes.length; j++) {
      const b = boxes[j]!
      const dx = b.x - a.x
      const dy = b.y - a.y
      const overX = (a.w + b.w) / 2 + gap - Math.abs(dx)
      const overY = (a.h + b.h) / 2 + gap - Math.abs(dy)
      if (overX <= 0.01 || overY <= 0.01) continue
      moved = true
      // Neighbours keep to the side of each other on which they belong.
      const homeX = anyWay ? dx : b.ax - a.ax
      const homeY = anyWay ? dy : b.ay - a.ay
      const costX = anyWay ? overX : overX * lean(homeX, a.w + b.w)
      const costY = anyWay ? overY : overY * lean(homeY, a.h + b.h)
      if (costX < costY) shift(a, b, (homeX || dx || 1) < 0 ? -overX : overX, 0)
      else shift(a, b, 0, (homeY || dy || 1) < 0 ? -overY : overY)
    }
  }
  return moved
}

/** How unwilling two boxes are to part along an axis on which their homes lie close together. */
function lean(home: number, size: number): number {
  return 1 / (0.25 + Math.abs(home) / size)
}

function shift(a: Box, b: Box, x: number, y: number): void {
  const share = a.fixed ? 0 : b.fixed ? 1 : 0.5
  if (!a.fixed) {
    a.x -= x * share
    a.y -= y * share
  }
  if (!b.fixed) {
    b.x += x * (1 - share)
    b.y += y * (1 - share)
  }
}

export function overlaps(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2
}

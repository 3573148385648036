/** Where on the sheet we look, and how near. */

interface Spot {
  x: number
  y: number
  w: number
  h: number
}

/** Along two edges of the window, in pixels. */
export interface Inset {
  right: number
  bottom: number
}

const NO_INSET: Inset = { right: 0, bottom: 0 }
const CLOSEST = 6
const SLOP = 6
const IS_COARSE = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
/** In pixels: below the first nobody reads; with the second a plate of two lines is as high as a thumb needs. */
const SMALLEST_TYPE = IS_COARSE ? 11 : 9
const COMFORTABLE_TYPE = IS_COARSE ? 14.2 : 12
/** With writing of this size a plate is as high as a thumb needs. */
const TAPPABLE_TYPE = 8
/** The size of most writing on a sheet, in its own units. */
const TYPE = 12

export class Camera {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  /** Whether the pointer that is down has moved far enough to be a drag, so that its click means nothing. */
  dragged = $state(false)
  ready = $state(false)
  /** How near the whole sheet is. */
  whole = $state(1)
  /** Whether somebody has moved the map themselves: then it does not run away from them. */
  byHand = false

  private width = 0
  private height = 0
  private sheetWidth = 1
  private sheetHeight = 1
  private readonly pointers = new Map<number, { x: number; y: number }>()
  private start = { x: 0, y: 0 }
  /** What we look at: it stays in sight when the window changes. */
  private aim: 'first' | 'whole' | 'own' | (() => void) = 'first'
  /** Room at the bottom and at the right that controls cover. */
  private inset: Inset = NO_INSET

  /** @param type The size of most writing on the sheet when it is seen whole, in the sheet's own units. */
  constructor(private readonly type = TYPE) {}

  /** The window has another size: what was in sight stays in sight. */
  resize(width: number, height: number, sheetWidth: number, sheetHeight: number, inset: Inset = NO_INSET): void {
    if (width === 0 || height === 0) return
    const same = sheetWidth === this.sheetWidth && sheetHeight === this.sheetHeight
    const [middle, nearness] = [this.middle, this.k / this.smallest]
    Object.assign(this, { width, height, sheetWidth, sheetHeight, inset })
    this.whole = this.smallest
    if (!same || this.aim === 'first') this.open()
    else if (this.aim === 'whole') this.fit()
    else if (this.aim === 'own') this.keep(middle, nearness)
    else this.aim()
    this.ready = true
  }

  private get freeWidth(): number {
    return this.width - this.inset.right
  }

  private get freeHeight(): number {
    return this.height - this.inset.bottom
  }

  /** What of the sheet is in the middle of the window. */
  get middle(): { x: number; y: number } {
    return this.at(this.freeWidth / 2, this.freeHeight / 2)
  }

  /** The point of the sheet at one of the window. */
  at(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k }
  }

  /** What was in the middle stays there, as near as it was in proportion. */
  private keep(middle: { x: number; y: number }, nearness: number): void {
    this.k = this.smallest * nearness
    this.x = this.freeWidth / 2 - middle.x * this.k
    this.y = this.freeHeight / 2 - middle.y * this.k
    this.settle()
  }

  /** Whether writing of this size can be read when the whole sheet is shown. */
  legible(size: number): boolean {
    return this.smallest * size >= SMALLEST_TYPE
  }

  private get smallest(): number {
    return Math.max(Math.min((this.freeWidth - 12) / this.sheetWidth, (this.freeHeight - 12) / this.sheetHeight), 0.01)
  }

  /** The first look: the whole sheet, or on a small screen as much of it as fills the window. */
  private open(): void {
    this.fit()
    this.aim = 'first'
    if (this.k * this.type < SMALLEST_TYPE)
      this.centre(Math.max(this.freeWidth / this.sheetWidth, this.freeHeight / this.sheetHeight))
  }

  /** The whole sheet. */
  fit(): void {
    this.aim = 'whole'
    this.centre(this.smallest)
  }

  private centre(k: number): void {
    this.k = k
    this.x = (this.freeWidth - this.sheetWidth * k) / 2
    this.y = (this.freeHeight - this.sheetHeight * k) / 2
  }

  zoom(factor: number, atX = this.freeWidth / 2, atY = this.freeHeight / 2): void {
    const k = Math.min(Math.max(this.k * factor, this.smallest * 0.9), Math.max(CLOSEST, this.smallest * 4))
    this.x = atX - ((atX - this.x) * k) / this.k
    this.y = atY - ((atY - this.y) * k) / this.k
    this.k = k
    this.aim = 'own'
    this.settle()
  }

  move(dx: number, dy: number): void {
    this.slide(dx, dy)
    this.aim = 'own'
  }

  private slide(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.settle()
  }

  /** Goes to some spots whose writing is `type` units high: as near as is comfortable to read. */
  show(spots: readonly Spot[], type: number): void {
    this.frame(spots, COMFORTABLE_TYPE / type, (COMFORTABLE_TYPE * 1.3) / type)
  }

  /** Looks at all of some spots, or as many as a thumb can still tell apart. */
  survey(spots: readonly Spot[], type: number): void {
    this.frame(spots, TAPPABLE_TYPE / type, CLOSEST)
  }

  /** Looks at all of some spots, or within these limits of nearness at as many as fit. */
  frame(spots: readonly Spot[], least: number, most: number): void {
    if (spots.length === 0) return
    const all = bounds(spots)
    const whole = Math.min(
      (this.freeWidth * 0.94) / (all.right - all.left),
      (this.freeHeight * 0.92) / (all.bottom - all.top),
    )
    this.k = Math.min(Math.max(whole, least), most)
    const { left, right, top, bottom } = bounds(together(spots, this.freeWidth / this.k, this.freeHeight / this.k))
    this.x = within(this.freeWidth / 2 - ((left + right) / 2) * this.k, this.freeWidth - this.sheetWidth * this.k)
    this.y = within(this.freeHeight / 2 - ((top + bottom) / 2) * this.k, this.freeHeight - this.sheetHeight * this.k)
    this.aim = () => this.frame(spots, least, most)
  }

  sees({ x, y }: { x: number; y: number }): boolean {
    const [sx, sy] = [x * this.k + this.x, y * this.k + this.y]
    return sx > 0 && sx < this.freeWidth && sy > 0 && sy < this.freeHeight
  }

  /** Moves just far enough that a point of the sheet is in sight. */
  reveal(x: number, y: number): void {
    if (this.k <= this.smallest) return
    const [sx, sy] = [x * this.k + this.x, y * this.k + this.y]
    const inside = sx > 60 && sx < this.freeWidth - 60 && sy > 40 && sy < this.freeHeight - 40
    if (!inside) this.slide(this.freeWidth / 2 - sx, this.freeHeight / 2 - sy)
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.byHand = true
    const box = (event.currentTarget as Element).getBoundingClientRect()
    this.zoom(
      Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
      event.clientX - box.left,
      event.clientY - box.top,
    )
  }

  readonly down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.pointers.size === 1) {
      this.dragged = false
      this.start = { x: event.clientX, y: event.clientY }
    }
  }

  readonly drag = (event: PointerEvent): void => {
    const old = this.pointers.get(event.pointerId)
    if (!old) return
    const now = { x: event.clientX, y: event.clientY }
    if (!this.dragged && Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLOP) {
      this.dragged = true
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    }
    if (!this.dragged) return
    this.byHand = true
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.pointers.set(event.pointerId, now)
    if (other) this.pinch(event, old, now, other)
    else this.move(now.x - old.x, now.y - old.y)
  }

  readonly up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId)
    // The click comes after this event and must still know that it was a drag.
    if (this.pointers.size === 0 && this.dragged) setTimeout(() => (this.dragged = false))
  }

  private pinch(
    event: PointerEvent,
    old: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
  ): void {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const before = Math.hypot(old.x - other.x, old.y - other.y) || 1
    const after = Math.hypot(now.x - other.x, now.y - other.y)
    this.zoom(after / before, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top)
    this.move((now.x - old.x) / 2, (now.y - old.y) / 2)
  }

  /** The sheet never leaves the window altogether. */
  private settle(): void {
    const [w, h] = [this.sheetWidth * this.k, this.sheetHeight * this.k]
    this.x = Math.min(Math.max(this.x, this.width * 0.4 - w), this.width * 0.6)
    this.y = Math.min(Math.max(this.y, this.height * 0.4 - h), this.height * 0.6)
  }
}

/** Where a sheet begins that leaves no window empty which it could fill: `spare` is what the window has more than the sheet. */
function within(start: number, spare: number): number {
  return spare > 0 ? Math.min(Math.max(start, 0), spare) : Math.max(Math.min(start, 0), spare)
}

function bounds(spots: readonly Spot[]): { left: number; right: number; top: number; bottom: number } {
  return {
    left: Math.min(...spots.map((spot) => spot.x - spot.w / 2)),
    right: Math.max(...spots.map((spot) => spot.x + spot.w / 2)),
    top: Math.min(...spots.map((spot) => spot.y - spot.h / 2)),
    bottom: Math.max(...spots.map((spot) => spot.y + spot.h / 2)),
  }
}

/** The most spots that one window of this size can hold: all of them, or the thickest cluster. */
export function together(spots: readonly Spot[], width: number, height: number): readonly Spot[] {
  const fits = (group: readonly Spot[]) => {
    const { left, right, top, bottom } = bounds(group)
    return right - left <= width && bottom - top <= height
  }
  if (fits(spots)) return spots
  let best: readonly Spot[] = spots.slice(0, 1)
  for (const corner of spots) {
    for (const other of spots) {
      const [left, top] = [corner.x - corner.w / 2, other.y - other.h / 2]
      const group = spots.filter(
        (spot) =>
          spot.x - spot.w / 2 >= left &&
          spot.x + spot.w / 2 <= left + width &&
          spot.y - spot.h / 2 >= top &&
          spot.y + spot.h / 2 <= top + height,
      )
      if (group.length > best.length) best = group
    }
  }
  return best
}

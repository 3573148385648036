/** A mouse that takes something up on the map and lays it down elsewhere; what that means is the table's to say. */

const SLOP = 6

interface Point {
  x: number
  y: number
}

export class Carry {
  /** Where it was taken up; null while nothing is carried. */
  source = $state<string | null>(null)
  /** Where the pointer is, and the place beneath it. */
  tip = $state.raw<Point>({ x: 0, y: 0 })
  over = $state<string | null>(null)

  private pressed: (Point & { name: string }) | null = null

  /** Whether the press takes hold of a place from which something may be dragged. A finger moves the map. */
  down(event: PointerEvent, sources: ReadonlySet<string>): boolean {
    const name = placeUnder(event)
    const holds = event.pointerType === 'mouse' && event.button === 0 && name !== null && sources.has(name)
    this.pressed = holds ? { name, x: event.clientX, y: event.clientY } : null
    return holds
  }

  /** Whether this movement is the first that is far enough to be a drag. */
  drag(event: PointerEvent): boolean {
    if (!this.pressed) return false
    const begins =
      this.source === null && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLOP
    if (begins) {
      this.source = this.pressed.name
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    }
    if (this.source === null) return false
    const box = (event.currentTarget as Element).getBoundingClientRect()
    this.tip = { x: event.clientX - box.left, y: event.clientY - box.top }
    this.over = placeUnder(event)
    return begins
  }

  /** Where it is laid down, null for nowhere; undefined if nothing was carried. */
  up(event: PointerEvent): string | null | undefined {
    const carried = this.source !== null
    this.pressed = this.source = this.over = null
    return carried ? placeUnder(event) : undefined
  }
}

/** The place of the map at a pointer, be it held by another element. */
function placeUnder({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-space], [data-cell]')
  return found?.dataset['space'] ?? found?.dataset['cell'] ?? null
}

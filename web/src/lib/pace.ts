/** Handles what comes at once, but leaves time to draw a frame before the next: what has come by then is handled together. */
export class Paced<T> {
  private readonly waiting: T[] = []
  private isDrawing = false

  constructor(
    private readonly handle: (one: T) => void,
    private readonly drawn: (then: () => void) => void = afterFrame,
  ) {}

  take(one: T): void {
    this.waiting.push(one)
    if (!this.isDrawing) this.handleAll()
  }

  private handleAll(): void {
    this.isDrawing = this.waiting.length > 0
    if (!this.isDrawing) return
    this.drawn(() => this.handleAll())
    while (this.waiting.length) this.handle(this.waiting.shift()!)
  }
}

/** A page that nobody sees draws no frames, so none is waited for longer than this. */
const LONGEST_FRAME_MS = 100

/** Time for a browser without a graphics card to draw what it has just been given. */
const DRAWING_MS = 10

/** The next frame comes first. */
export function afterFrame(then: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) then()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once, DRAWING_MS))
  setTimeout(once, LONGEST_FRAME_MS)
}

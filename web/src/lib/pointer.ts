/** The mouse: something may come to lie under it without its being moved, and that is not pointing. */

/** Where the mouse was moved to last, on the screen. */
let rests = ''
/** The event that moved it there. */
let latest: Event | null = null

const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`

if (typeof addEventListener === 'function')
  addEventListener(
    'pointermove',
    (event) => {
      if (placeOf(event) !== rests) latest = event
      rests = placeOf(event)
    },
    { capture: true, passive: true },
  )

/** Whether it is a mouse that has been moved, over whatever it was; a finger does not hover. What is entered is told
 * before the move that leads there. */
export function isMoved(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && (event === latest || placeOf(event) !== rests)
}

/** The mouse: something may come to lie under it without its being moved, and that is not pointing. */

let last = ''

/** Whether a mouse has been moved since the last time; a finger does not hover. */
export function isMoved({ pointerType, screenX, screenY }: PointerEvent): boolean {
  if (pointerType !== 'mouse') return false
  const here = `${screenX} ${screenY}`
  const moved = here !== last
  last = here
  return moved
}

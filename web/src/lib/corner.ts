/** Where the card beside the map stands, so that it does not lie on the space that it tells of. */

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const
export type Corner = (typeof CORNERS)[number]

/** How much of `space` a card of this size would cover in a corner of the board. */
function covered(board: Rect, card: Rect, space: Rect, corner: Corner): number {
  const [width, height] = [card.right - card.left, card.bottom - card.top]
  const left = corner.endsWith('left') ? board.left : board.right - width
  const top = corner.startsWith('top') ? board.top : board.bottom - height
  const wide = Math.min(left + width, space.right) - Math.max(left, space.left)
  const high = Math.min(top + height, space.bottom) - Math.max(top, space.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** The first corner that covers least. */
export function cornerFor(board: Rect, card: Rect, space: Rect): Corner {
  return CORNERS.reduce((best, corner) =>
    covered(board, card, space, corner) < covered(board, card, space, best) ? corner : best,
  )
}

/** The China Card is no part of the hand, but lies with it as long as one holds it. */
import type { OwnBoard } from '..'

const CHINA_CARD = 'card:the_china_card'

export const hand: NonNullable<OwnBoard['hand']> = (view, _, seat) => {
  const own = view.seats?.find((each) => each.seat === seat)
  const isHeld = own?.marks?.some((mark) => mark.startsWith('china-card'))
  return [...(view.hand ?? []), ...(isHeld ? [CHINA_CARD] : [])]
}

/** Sorts the offered options by where on the table they can be clicked. */
import type { AnyBoard, View } from '../contract/shared'

export interface Choices {
  /** On the map. */
  spaces: string[]
  /** In one's own hand. */
  hand: string[]
  /** Cards that lie elsewhere: a discard pile, an opponent's shown hand. */
  cards: string[]
  /** Everything else: buttons, seats, numbers. */
  others: string[]
}

export function sortChoices(options: readonly string[], board: AnyBoard, view: View): Choices {
  const hand = new Set(view.hand ?? [])
  const found: Choices = { spaces: [], hand: [], cards: [], others: [] }
  for (const option of options) {
    if (board.spaces?.[option]) found.spaces.push(option)
    else if (hand.has(option)) found.hand.push(option)
    else if (board.cards?.[option]) found.cards.push(option)
    else found.others.push(option)
  }
  return found
}

/** Persons lie on the board with their goals; they come into the hand when one of them is to be chosen. */
import type { InHand } from '..'

export const inHand: InHand = (view, lit) => {
  const hand = view.hand ?? []
  const persons = hand.filter((name) => name.startsWith('person:') && lit.has(name))
  return [...persons, ...hand.filter((name) => !name.startsWith('person:'))]
}

/** Persons lie on the board with their goals; they come into the hand when one of them is to be chosen. */
import type { OwnBoard } from '..'

export const hand: NonNullable<OwnBoard['hand']> = (view, lit) => {
  const held = view.hand ?? []
  const persons = held.filter((name) => name.startsWith('person:') && lit.has(name))
  return [...persons, ...held.filter((name) => !name.startsWith('person:'))]
}

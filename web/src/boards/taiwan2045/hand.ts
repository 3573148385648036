/** Missions lie on the board with their conditions; they come into the hand when one of them is to be chosen. */
import type { OwnBoard } from '..'

export const hand: NonNullable<OwnBoard['hand']> = (view, lit) =>
  (view.hand ?? []).filter((name) => !name.startsWith('mission:') || lit.has(name))

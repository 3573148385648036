/** Missions lie on the board with their conditions; they come into the hand when one of them is to be chosen. */
import type { InHand } from '..'

export const inHand: InHand = (view, lit) => (view.hand ?? []).filter((name) => !name.startsWith('mission:') || lit.has(name))

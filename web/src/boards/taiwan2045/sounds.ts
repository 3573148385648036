/** What 2045's log sounds like: battles are won by numbers, not by dice. */
import type { Sounds } from '../../lib/sounds'

export const sounds: Sounds = {
  battle: ({ n, foe }) => ['piece', Number(n) > Number(foe) ? 'success' : 'failure'],
  marches: ['piece'],
  finishes: ['card', 'success'],
  'elite-gone': ['success'],
  'last-stand': ['failure'],
  'takes-blind': ['card'],
  'draws-action': ['card'],
  'draws-mission': ['card'],
}

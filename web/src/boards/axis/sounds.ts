/** What Axis & Allies' log sounds like. */
import type { Score } from '../../lib/sounds'

export const score: Score = {
  captured: ['success'],
  liberated: ['success'],
  breakthrough: ['dice', 'success'],
  'research-failed': ['dice', 'failure'],
  repelled: ['failure'],
  retreat: ['piece', 'failure'],
}

/** What Warring States' log sounds like. */
import type { Score } from '../../lib/sounds'

export const score: Score = {
  war: ['dice'],
  won: ['success'],
  unified: ['success'],
  repulsed: ['failure'],
  stalemate: ['failure'],
  collapsed: ['failure'],
  assassination: ['card', 'dice'],
}

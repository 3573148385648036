/** What Warring States' log sounds like. */
import type { Sounds } from '../../lib/sounds'

export const sounds: Sounds = {
  war: ['dice'],
  won: ['success'],
  unified: ['success'],
  repulsed: ['failure'],
  stalemate: ['failure'],
  collapsed: ['failure'],
  assassination: ['card', 'dice'],
}

/** What Axis & Allies' log sounds like. */
import type { Sounds } from '../../lib/sounds'

export const sounds: Sounds = {
  captured: ['success'],
  liberated: ['success'],
  breakthrough: ['dice', 'success'],
  'research-failed': ['dice', 'failure'],
  repelled: ['failure'],
  retreat: ['piece', 'failure'],
}

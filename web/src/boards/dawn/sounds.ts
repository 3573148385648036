/** What Dawn & Dusk's log sounds like. */
import { outcome, type Sounds } from '../../lib/sounds'

const attempt = ({ result }: Record<string, unknown>) => outcome(String(result).endsWith('success'))

export const sounds: Sounds = {
  realign: ({ result }) => outcome(Number(result) > 0),
  improve: attempt,
  sabotage: attempt,
  'tech-race': attempt,
  trade: attempt,
  'both-roll': ['dice'],
}

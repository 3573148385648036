/** What Dawn & Dusk's log sounds like. */
import { outcome, type Score } from '../../lib/sounds'

const attempt = ({ result }: Record<string, unknown>) => outcome(String(result).endsWith('success'))

export const score: Score = {
  realign: ({ result }) => outcome(Number(result) > 0),
  improve: attempt,
  sabotage: attempt,
  'tech-race': attempt,
  trade: attempt,
  'both-roll': ['dice'],
  'war-begins': ['failure'],
}

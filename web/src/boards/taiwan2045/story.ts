/** 2045's log in chapters: cards taken and played, marches, landings, lures, agitation, battles with what follows them. */
import type { StoryPlan } from '../../lib/chapters'

const HEADS = new Set([
  'round',
  'passes',
  'takes',
  'takes-blind',
  'takes-elite',
  'reveals',
  'marches',
  'lures',
  'agitates',
  'battle',
  'finishes',
  'spirit',
  'doom',
  'power-shown',
  'result',
])
const LEFT_OUT = new Set([
  'order',
  'grounds',
  'first-elite',
  'supply-closed',
  'turn-over',
  'your-power',
  'your-peek',
  'your-mission',
  'peeks',
])

export const story: StoryPlan = {
  opens: ({ key }, before) =>
    HEADS.has(key) ||
    (key === 'reinforces' && before?.key !== 'reinforces') ||
    (key === 'plays' && !before?.key.startsWith('takes') && before?.key !== 'your-card'),
  follows: ({ key }) => !LEFT_OUT.has(key),
}

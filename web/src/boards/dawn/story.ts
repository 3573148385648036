/** Dawn & Dusk's log in chapters: history, headlines, each card played, each event, steps of Russia and technology. */
import type { StoryPlan } from '../../lib/chapters'

const HEADS = new Set(['history', 'headline', 'played', 'tech', 'russia', 'extra-scoring', 'war-begins', 'war-unmet'])
const LEFT_OUT = new Set(['turn', 'round', 'drawn', 'reshuffle'])

export const story: StoryPlan = {
  opens: ({ key, values }, before) => HEADS.has(key) || (key === 'event' && before?.values['card'] !== values['card']),
  follows: ({ key }) => !LEFT_OUT.has(key),
}

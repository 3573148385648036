/** Twilight Struggle's log in chapters: headlines, each card played, each event, the end of a turn. */
import type { StoryPlan } from '../../lib/chapters'

const HEADS = new Set(['headline', 'headline-cancelled', 'play', 'pass', 'turn-end', 'end'])
const LEFT_OUT = new Set(['turn', 'round', 'drawn', 'look', 'reshuffle'])

export const story: StoryPlan = {
  opens: ({ key, values }, before) =>
    HEADS.has(key) || (key === 'event' && !(before?.key === 'play' && before.values['card'] === values['card'])),
  follows: ({ key }) => !LEFT_OUT.has(key),
}

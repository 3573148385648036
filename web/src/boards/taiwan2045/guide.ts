/** What a first game of 2045 points out. */
import type { GuideStep } from '../../lib/guide.svelte'

export const guide: readonly GuideStep[] = [
  { at: '.island .map' },
  { at: ['.war', '.island .tabs-war'] },
  { at: ['.missions', '.island .tabs-missions'] },
  { at: ['.supply', '.island .tabs-supply'] },
  { at: ['.friends', '.island .tabs-tracks'] },
  { at: '.prompt' },
]

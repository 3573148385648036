/** What a first game of Warring States points out. */
import type { GuideStep } from '../../lib/guide.svelte'

export const guide: readonly GuideStep[] = [
  { at: '.map' },
  { at: ['.goals', '.hand'], tab: 'hand' },
  { at: ['.hegemon', '.seats'] },
  { at: ['.event-banner', '.map'] },
  { at: ['.hand ul', '.hand'], tab: 'hand' },
  { at: '.prompt' },
  { at: ['.deck', '.map'] },
]

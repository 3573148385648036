/** What a first game of Warring States points out. */
import type { GuideStep } from '../../lib/guide.svelte'

export const guide: readonly GuideStep[] = [
  { at: '.realm .map' },
  { at: ['.goals', '.realm .toggle'] },
  { at: ['.mats .hegemon', '.mats'] },
  { at: '.event-banner' },
  { at: ['.hand ul', '.hand'], tab: 'hand' },
  { at: '.prompt' },
  { at: ['.deck', '.event-banner'] },
]

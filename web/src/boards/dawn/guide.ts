/** What a first game of Dawn & Dusk points out. */
import type { GuideStep } from '../../lib/guide.svelte'

export const guide: readonly GuideStep[] = [
  { at: '.influence .map' },
  { at: '[data-track="social"]' },
  { at: '[data-track="economy"]' },
  { at: '[data-track="diplomacy"]' },
  { at: '.scores' },
  { at: ['.hand ul', '.hand'], tab: 'hand' },
  { at: '.prompt' },
]

/** What a first game of Dawn & Dusk points out. */
import type { GuideStep } from '../../lib/guide.svelte'

export const guide: readonly GuideStep[] = [
  { at: '.influence .map' },
  { at: '.influence [data-track="social"]' },
  { at: '.influence [data-track="economy"]' },
  { at: '.influence [data-track="diplomacy"]' },
  { at: '.influence .scores' },
  { at: ['.hand ul', '.hand'], tab: 'hand' },
  { at: '.prompt' },
]

/** What a first game of Twilight Struggle points out. */
import type { GuideStep } from '../../lib/guide.svelte'

export const guide: readonly GuideStep[] = [
  { at: '.influence .map' },
  { at: '.influence [data-track="defcon"]' },
  { at: '.influence [data-track="vp"]' },
  { at: '.influence .scores' },
  { at: ['.hand ul', '.hand'], tab: 'hand' },
  { at: '.prompt' },
  { at: '.influence [data-track="military"]' },
]

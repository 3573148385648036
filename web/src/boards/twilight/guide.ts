/** What a first game of Twilight Struggle points out. */
import type { GuideStep } from '../../lib/guide.svelte'

export const guide: readonly GuideStep[] = [
  { at: '.influence .map' },
  { at: '[data-track="defcon"]' },
  { at: '[data-track="vp"]' },
  { at: '.scores' },
  { at: ['.hand ul', '.hand'], tab: 'hand' },
  { at: '.prompt' },
  { at: '[data-track="military"]' },
]

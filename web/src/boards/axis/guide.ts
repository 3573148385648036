/** What a first game of Axis & Allies points out. */
import type { GuideStep } from '../../lib/guide.svelte'

export const guide: readonly GuideStep[] = [
  { at: '.theatre .map' },
  { at: ['.theatre .space.lit', '.theatre .map'] },
  { at: '.prompt' },
  { at: ['.theatre .sheet', '.tabs-of-war'] },
  { at: '.tabs-of-war' },
  { at: ['.seats', '.table'], tab: 'table' },
  { at: '.talk', tab: 'log' },
]

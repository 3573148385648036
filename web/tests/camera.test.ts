import { expect, test } from 'vitest'
import { together } from '../src/lib/camera.svelte'

const spot = (x: number, y: number) => ({ x, y, w: 40, h: 20 })

test('a small screen goes where most may be clicked', () => {
  const spots = [spot(0, 0), spot(900, 100), spot(950, 120)]
  expect(together(spots, 150, 150)).toEqual(spots.slice(1))
  expect(together(spots, 1000, 200)).toEqual(spots)
})

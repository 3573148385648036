import { expect, it } from 'vitest'
import { standBeside } from '../src/lib/guide.svelte'

const card = { width: 300, height: 180 }

function covers(
  place: { x: number; y: number },
  target: { x: number; y: number; width: number; height: number },
): boolean {
  return (
    place.x < target.x + target.width &&
    place.x + card.width > target.x &&
    place.y < target.y + target.height &&
    place.y + card.height > target.y
  )
}

it('stands beside what it points at, within the window', () => {
  for (const window of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    for (const target of [
      { x: 0, y: 40, width: window.width * 0.5, height: 200 },
      { x: 10, y: window.height - 200, width: window.width - 20, height: 190 },
      { x: window.width - 60, y: 10, width: 50, height: 40 },
    ]) {
      const place = standBeside(target, card, window)
      expect(covers(place, target)).toBe(false)
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.x + card.width).toBeLessThanOrEqual(window.width)
      expect(place.y).toBeGreaterThanOrEqual(0)
      expect(place.y + card.height).toBeLessThanOrEqual(window.height)
    }
  }
})

it('stands in the middle when there is nothing to point at', () => {
  expect(standBeside(null, card, { width: 500, height: 380 })).toEqual({ x: 100, y: 100 })
})

import { expect, test } from 'vitest'
import { cartogram, type Load } from '../src/lib/cartogram'

const sheet = { width: 1200, height: 800, blur: 40, ground: 0.1, reach: 1200 }

/** A crowd in one corner, and a few elsewhere. */
function crowd(): Load[] {
  const at = (x: number, y: number): Load => ({ x, y, area: 1 })
  const crowded = Array.from({ length: 25 }, (_, i) => at(200 + (i % 5) * 30, 200 + Math.floor(i / 5) * 30))
  return [...crowded, at(900, 200), at(900, 600), at(300, 600)]
}

test('a crowd gets room, and nobody leaves the sheet', () => {
  const even = cartogram(crowd(), sheet)
  const [left, right] = [even([200, 260]), even([320, 260])]
  expect(right[0] - left[0]).toBeGreaterThan(2 * 120)
  for (const { x, y } of crowd()) {
    const [u, v] = even([x, y])
    expect(u >= 0 && u <= sheet.width && v >= 0 && v <= sheet.height).toBe(true)
  }
})

test('neighbours stay on the side of each other where they belong', () => {
  const even = cartogram(crowd(), sheet)
  for (let y = 20; y < 800; y += 40)
    for (let x = 20; x < 1160; x += 40) {
      expect(even([x + 20, y])[0]).toBeGreaterThan(even([x, y])[0])
      expect(even([x, y + 20])[1]).toBeGreaterThan(even([x, y])[1])
    }
})

test('what lies evenly stays where it is', () => {
  const loads = Array.from({ length: 96 }, (_, i) => ({
    x: 50 + (i % 12) * 100,
    y: 50 + Math.floor(i / 12) * 100,
    area: 3,
  }))
  const even = cartogram(loads, sheet)
  for (const { x, y } of loads) {
    const [u, v] = even([x, y])
    expect(Math.hypot(u - x, v - y)).toBeLessThan(3)
  }
})

import { expect, test } from 'vitest'
import { coastline } from '../src/lib/coast'

test('a coastline is unpacked once', async () => {
  const first = await coastline('china')
  expect(first?.geometry.coordinates.length).toBeGreaterThan(100)
  expect(await coastline('china')).toBe(first)
  expect(await coastline('taiwan')).not.toBe(first)
})

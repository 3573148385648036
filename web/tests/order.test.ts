import { expect, test } from 'vitest'
import { stepTo } from '../src/boards/axis/order'

test('a unit is given back by taking choices back and ordering again what came after it', () => {
  const wanted = { tank: 0, infantry: 2 }
  expect(stepTo(wanted, { tank: 1, infantry: 2 })).toBe('back')
  expect(stepTo(wanted, { tank: 1, infantry: 1 })).toBe('back')
  expect(stepTo(wanted, { infantry: 1 })).toEqual(['infantry'])
  expect(stepTo(wanted, { infantry: 2 })).toBeNull()
})

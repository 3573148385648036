import { expect, test } from 'vitest'
import { cornerFor } from '../src/lib/corner'

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('the card stands in the first corner where it covers nothing of its space', () => {
  const [board, card] = [rect(0, 0, 360, 300), rect(0, 0, 240, 140)]
  expect(cornerFor(board, card, rect(300, 250, 50, 40))).toBe('top left')
  expect(cornerFor(board, card, rect(10, 10, 50, 40))).toBe('top right')
  expect(cornerFor(board, card, rect(150, 20, 60, 40))).toBe('bottom left')
  expect(cornerFor(board, card, rect(160, 200, 60, 40))).toBe('top left')
})

import { expect, test } from 'vitest'
import { Paced } from '../src/lib/pace'

test('the first is handled at once, the others together after each frame', () => {
  const handled: number[] = []
  const frames: (() => void)[] = []
  const paced = new Paced<number>(
    (one) => handled.push(one),
    (then) => frames.push(then),
  )
  for (const one of [1, 2, 3]) paced.take(one)
  expect(handled).toEqual([1])
  frames.shift()!()
  expect(handled).toEqual([1, 2, 3])
  paced.take(4)
  expect(handled).toEqual([1, 2, 3])
  frames.shift()!()
  expect(handled).toEqual([1, 2, 3, 4])
  frames.shift()!()
  expect(frames).toEqual([])
  paced.take(5)
  expect(handled).toEqual([1, 2, 3, 4, 5])
})

test('one that cannot be handled does not stop the others', () => {
  const handled: number[] = []
  const frames: (() => void)[] = []
  const paced = new Paced<number>(
    (one) => {
      if (one === 2) throw new Error('two')
      handled.push(one)
    },
    (then) => frames.push(then),
  )
  for (const one of [1, 2, 3]) paced.take(one)
  expect(() => frames.shift()!()).toThrow('two')
  frames.shift()!()
  expect(handled).toEqual([1, 3])
})

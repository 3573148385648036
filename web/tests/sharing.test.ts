import { expect, test } from 'vitest'
import { kept, folded } from '../src/lib/folding'
import { remembered, shared } from '../src/lib/sharing'

test('what is as it was stays the same object, however it came', () => {
  const old = { spaces: { cuba: { owner: 'us', pieces: [{ n: 1 }] }, iran: { owner: null } }, turn: 3 }
  expect(shared(old, structuredClone(old))).toBe(old)
  const fresh = shared(old, { spaces: { cuba: { owner: 'us', pieces: [{ n: 2 }] }, iran: { owner: null } }, turn: 3 })
  expect(fresh).toEqual({ spaces: { cuba: { owner: 'us', pieces: [{ n: 2 }] }, iran: { owner: null } }, turn: 3 })
  expect(fresh.spaces).not.toBe(old.spaces)
  expect(fresh.spaces.iran).toBe(old.spaces.iran)
  expect(fresh.spaces.cuba.pieces).not.toBe(old.spaces.cuba.pieces)
})

test('what is more, less or of another kind is not the same', () => {
  for (const [old, fresh] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{}, []],
    [null, {}],
    [undefined, { a: 1 }],
    [{ a: null }, { b: null }],
  ]) {
    const before = structuredClone(fresh)
    expect(shared(old, fresh)).toBe(fresh)
    expect(fresh).toEqual(before)
  }
})

test('a function remembers its answer for a thing', () => {
  const doubled = remembered(({ n }: { n: number }) => ({ n: 2 * n }))
  const thing = { n: 4 }
  expect(doubled(thing)).toEqual({ n: 8 })
  expect(doubled(thing)).toBe(doubled(thing))
  expect(doubled({ n: 4 })).not.toBe(doubled(thing))
})

test('a line of the log is another one only when it shows something else', () => {
  const note = (key: string) => ({ key, rule: '', values: {}, private: false })
  const notes = [note('a'), note('b'), note('c')]
  const old = folded(notes, 0, 1)
  const longer = kept(old, folded([...notes, note('c'), note('d')], 0, 1))
  expect(longer.map((line, at) => line === old[at])).toEqual([true, true, false, false])
  expect(longer.map(({ times }) => times)).toEqual([1, 1, 2, 1])
  const later = kept(old, folded(notes, 1, 2))
  expect(later.map(({ isNew, isFirstNew }) => [isNew, isFirstNew])).toEqual([
    [false, false],
    [true, true],
  ])
  expect(later[1]).not.toBe(old[2])
  expect(kept(old, folded([...notes, note('d')], 2, 1))[0]).toBe(old[2])
})

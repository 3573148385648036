import { describe, expect, it } from 'vitest'
import { namesIn, chapters } from '../src/lib/chapters'
import type { NoteInfo as Note } from '../src/contract/responses'

const note = (key: string, values: Note['values'] = {}): Note => ({ key, rule: '', values, private: false })
const plan = { opens: ({ key }: Note) => key === 'card', follows: ({ key }: Note) => key === 'change' }
const log = [
  note('card', { card: 'card:a' }),
  note('change', { ford: 'ford:upper', n: 2 }),
  note('draw'),
  note('card', { card: 'card:b' }),
  note('change', { fords: ['ford:lower', 'ford:mill'] }),
]

describe('the story', () => {
  it('begins a chapter with each line that opens one, and leaves out what belongs to none', () => {
    expect(chapters(log, 0, plan).map(({ at, last, notes }) => [at, last, notes.length])).toEqual([
      [0, 1, 1],
      [3, 4, 1],
    ])
  })

  it('takes up a chapter that had begun before', () => {
    expect(chapters(log, 4, plan)).toEqual([{ at: 3, last: 4, head: log[3], notes: [log[4]] }])
    expect(chapters(log.slice(1), 0, plan)[0]).toMatchObject({ at: 0, head: log[1] })
  })

  it('tells every line where a board leaves none out', () => {
    expect(chapters(log, 0, { opens: plan.opens }).map(({ notes }) => notes.length)).toEqual([2, 1])
  })

  it('knows what a chapter speaks of', () => {
    expect([...namesIn(chapters(log, 3, plan)[0]!)]).toEqual(['card:b', 'ford:lower', 'ford:mill'])
  })
})

import { describe, expect, it } from 'vitest'
import { namesIn, scenes } from '../src/lib/scenes'
import type { Note } from '../src/lib/protocol'

const note = (key: string, values: Note['values'] = {}): Note => ({ key, rule: '', values })
const telling = { opens: ({ key }: Note) => key === 'card', follows: ({ key }: Note) => key === 'change' }
const log = [note('card', { card: 'card:a' }), note('change', { ford: 'ford:upper', n: 2 }), note('draw'), note('card', { card: 'card:b' }), note('change', { fords: ['ford:lower', 'ford:mill'] })]

describe('the story', () => {
  it('begins a scene with each line that opens one, and leaves out what belongs to none', () => {
    expect(scenes(log, 0, telling).map(({ at, last, notes }) => [at, last, notes.length])).toEqual([[0, 1, 1], [3, 4, 1]])
  })

  it('takes up a scene that had begun before', () => {
    expect(scenes(log, 4, telling)).toEqual([{ at: 3, last: 4, head: log[3], notes: [log[4]] }])
    expect(scenes(log.slice(1), 0, telling)[0]).toMatchObject({ at: 0, head: log[1] })
  })

  it('tells every line where a board leaves none out', () => {
    expect(scenes(log, 0, { opens: telling.opens }).map(({ notes }) => notes.length)).toEqual([2, 1])
  })

  it('knows what a scene speaks of', () => {
    expect([...namesIn(scenes(log, 3, telling)[0]!)]).toEqual(['card:b', 'ford:lower', 'ford:mill'])
  })
})

import { describe, expect, it } from 'vitest'
import type { NoteInfo, Result } from '../src/contract/responses'
import type { Ending, FinalScore } from '../src/contract/shared'
import { lastLine, standings } from '../src/lib/ending'
import { folded } from '../src/lib/folding'
import { GameText } from '../src/lib/gametext'

const TEXT = new GameText('en', ['value-points = points\nvalue-completed = persons\nside-axis = Axis'])
const RESULT: Result = { by: 'rules', ending: 'last', winners: [1], scores: [4.02, 6.01] }

function line(key: string, values: NoteInfo['values'] = {}, rule = ''): NoteInfo {
  return { key, rule, values, private: false }
}

describe('the last screen', () => {
  it('shows what the game scores, best first', () => {
    const scores: FinalScore[] = [
      { who: 1, values: { points: 6, completed: 1 } },
      { who: 'axis', values: { points: 4 } },
    ]
    expect(standings({ scores }, RESULT, ['Ann', 'Bo'], TEXT)).toEqual([
      {
        who: 'Bo',
        values: [
          { label: 'points', n: 6 },
          { label: 'persons', n: 1 },
        ],
      },
      { who: 'Axis', values: [{ label: 'points', n: 4 }] },
    ])
  })

  it('shows the same of a game that the table ended', () => {
    const end: Ending = { how: 'resign', scores: [{ who: 0, values: { points: 4 } }] }
    expect(standings(end, { ...RESULT, by: 'resign' }, ['Ann', 'Bo'], TEXT)).toEqual([
      { who: 'Ann', values: [{ label: 'points', n: 4 }] },
    ])
  })

  it('shows plain scores of a game that says nothing of them', () => {
    expect(standings(undefined, RESULT, ['Ann', 'Bo'], TEXT)).toEqual([
      { who: 'Ann', values: [{ label: '', n: 4 }] },
      { who: 'Bo', values: [{ label: '', n: 6 }] },
    ])
  })
})

describe('the line that ended the game', () => {
  const log = [line('coup', {}, '6.3'), line('end', {}, '8.1.3'), line('score', {}, '10.2')]

  it('is the last public one that cites the clause of the ending', () => {
    expect(lastLine(log, '8.1.3')?.key).toBe('end')
    expect(lastLine([...log, { ...line('mine', {}, '8.1.3'), private: true }], '8.1.3')?.key).toBe('end')
    expect(lastLine(log, '9.9')).toBeUndefined()
  })

  it('is the last public one where the table ended the game', () => {
    expect(lastLine([...log, { ...line('mine'), private: true }], undefined)?.key).toBe('score')
    expect(lastLine([], undefined)).toBeUndefined()
  })
})

describe('folding', () => {
  it('makes one line of lines that say the same in a row', () => {
    const notes = [
      line('draw', { seat: 1 }),
      line('draw', { seat: 1 }),
      line('draw', { seat: 2 }),
      line('draw', { seat: 1 }),
    ]
    expect(folded(notes, 0, 0).map(({ index, times }) => [index, times])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ])
  })

  it('does not fold across what was seen already, nor other clauses', () => {
    expect(folded([line('draw'), line('draw'), line('draw')], 0, 2).map((each) => each.times)).toEqual([2, 1])
    expect(folded([line('draw', {}, '1'), line('draw', {}, '2')], 0, 0)).toHaveLength(2)
  })
})

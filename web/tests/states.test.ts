import { describe, expect, it } from 'vitest'
import { mapAfter } from '../src/boards/states/story'
import type { NoteInfo as Note } from '../src/contract/responses'

const note = (key: string, values: Note['values']): Note => ({ key, rule: '', values, private: false })
const state = (owner: string, n: number) => ({
  owner,
  values: { military: n, economy: n, culture: n, people: n, sum: 4 * n },
  marks: [],
})
const base = { 'state:qin': state('qin', 5), 'state:han': state('han', 3), 'state:wei': state('wei', 4) }
const told = (...notes: Note[]) => mapAfter(base, [{ at: 0, last: 0, head: notes[0]!, notes }])

describe('the realm in the story of Warring States', () => {
  it('is as the lines of the log tell it', () => {
    const realm = told(
      note('falls', { state: 'state:wei', attribute: 'value:military', now: 2 }),
      note('annexed', { state: 'state:qin', victim: 'state:han', lands: ['state:han'], stands: [6, 6, 5, 6] }),
    )
    expect(realm['state:wei']!.values).toMatchObject({ military: 2, sum: 14 })
    expect(realm['state:qin']!.values).toEqual({ military: 6, economy: 6, culture: 5, people: 6, sum: 23 })
    expect(realm['state:han']).toEqual({ owner: 'qin', values: {}, marks: ['destroyed'] })
  })

  it('leaves a fallen state to nobody until somebody inherits it', () => {
    const fallen = note('collapsed', { state: 'state:han', lands: ['state:han'] })
    expect(told(fallen)['state:han']).toEqual({ owner: null, values: {}, marks: ['destroyed'] })
    const heir = note('inherited', { state: 'state:wei', victim: 'state:han', lands: ['state:han'] })
    expect(told(fallen, heir)['state:han']!.owner).toBe('wei')
    expect(base['state:han'].owner).toBe('han')
  })
})

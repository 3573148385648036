import { expect, test } from 'vitest'
import type { NoteInfo as Note } from '../src/contract/responses'
import { count, diceOf, hits } from '../src/lib/rolls'

const note = (key: string, values: Note['values'] = {}): Note => ({ key, rule: '', values, private: false })
const faces = (...given: Parameters<typeof diceOf>) => diceOf(...given).map(({ face }) => face)

test('dice are told by the names of values, or by what the board declares', () => {
  expect(faces(note('coup-roll', { roll: 5, shift: 1 }))).toEqual([5])
  expect(faces(note('war', { attack_die: 6, defence_die: 2, attack: 9 }))).toEqual([6, 2])
  expect(faces(note('realigned', { ussr: 4, us: 6, us_bonus: 1 }), { realigned: ['ussr', 'us'] })).toEqual([4, 6])
  expect(faces(note('history-result', { roll: 5 }), { 'history-result': [] })).toEqual([])
  expect(faces(note('battle', { n: 3, foe: 2 }))).toEqual([])
})

test('each die knows what it needed and whether it hit', () => {
  const fire = note('fire', { dice: 3, faces: [1, 3, 2], needed: [2, 2, 1] })
  const dice = diceOf(fire, { fire: ['faces'] })
  expect(dice).toEqual([
    { face: 1, needed: 2 },
    { face: 3, needed: 2 },
    { face: 2, needed: 1 },
  ])
  expect(dice.map(hits)).toEqual([true, false, false])
  expect(hits(diceOf(note('coup-roll', { roll: 1 }))[0]!)).toBe(false)
  expect(count([fire, note('turn'), note('roll', { roll: 4 })], { fire: ['faces'] })).toBe(4)
})

import { describe, expect, it } from 'vitest'
import { story as axis } from '../src/boards/axis/story'
import { story as dawn } from '../src/boards/dawn/story'
import { story as taiwan2045 } from '../src/boards/taiwan2045/story'
import { story as twilight } from '../src/boards/twilight/story'
import type { NoteInfo as Note } from '../src/contract/responses'
import type { View } from '../src/contract/shared'
import { chapters } from '../src/lib/chapters'

const note = (key: string, values: Note['values'] = {}): Note => ({ key, rule: '', values, private: false })
const heads = (log: Note[], plan: typeof twilight) =>
  chapters(log, 0, plan).map(({ head, notes }) => [head.key, notes.length])

describe('the log in chapters', () => {
  it('of Axis & Allies: what a power does is the doing of whoever plays it', () => {
    const view = { powers: { germany: { seat: 0 }, ussr: { seat: 1 } } } as unknown as View
    const doers = ['germany', 'ussr'].map((power) => axis.doer?.(note('battle', { power: `power:${power}` }), view))
    expect(doers).toEqual([0, 1])
    expect(axis.doer?.(note('final', {}), view)).toBeUndefined()
  })

  it('of Twilight Struggle: an event chosen belongs to its card, one that is forced stands by itself', () => {
    const chosen = [
      note('round'),
      note('play', { card: 'card:a', use: 'do:event' }),
      note('event', { card: 'card:a' }),
      note('added'),
    ]
    expect(heads(chosen, twilight)).toEqual([['play', 2]])
    const forced = [
      note('play', { card: 'card:b', use: 'do:coup' }),
      note('coup'),
      note('coup-roll', { roll: 5 }),
      note('event', { card: 'card:b' }),
      note('removed'),
    ]
    expect(heads(forced, twilight)).toEqual([
      ['play', 2],
      ['event', 1],
    ])
  })

  it('of Dawn & Dusk: a card with its use, then the event of the other', () => {
    const log = [
      note('played', { card: 'card:a' }),
      note('use', { card: 'card:a' }),
      note('realign', { roll: 5 }),
      note('event', { card: 'card:a' }),
      note('russia'),
    ]
    expect(heads(log, dawn)).toEqual([
      ['played', 2],
      ['event', 0],
      ['russia', 0],
    ])
  })

  it('of 2045: what was taken and played, the work of the enemy, each battle', () => {
    const log = [
      note('takes-blind'),
      note('your-card'),
      note('plays'),
      note('reinforces'),
      note('reinforces'),
      note('lures'),
      note('battle', { n: 3, foe: 2 }),
      note('retreats'),
    ]
    expect(heads(log, taiwan2045)).toEqual([
      ['takes-blind', 2],
      ['reinforces', 1],
      ['lures', 0],
      ['battle', 1],
    ])
  })
})

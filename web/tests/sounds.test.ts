import { describe, expect, it } from 'vitest'
import { heard, soundsOf, type Sounds } from '../src/lib/sounds'

const all = import.meta.glob<{ sounds: Sounds }>('../src/boards/*/sounds.ts', { eager: true })
const soundsIn = (game: string) => all[`../src/boards/${game}/sounds.ts`]!.sounds

describe('what a line of the log sounds like', () => {
  it('is told by its own values, in any game', () => {
    expect(soundsOf({ key: 'anything', values: { seat: 0, card: 'card:x' } })).toEqual(['card'])
    expect(soundsOf({ key: 'anything', values: { seat: 0, space: 'space:x', n: 2 } })).toEqual(['piece'])
    expect(soundsOf({ key: 'anything', values: { space: 'space:x', roll: 3 } })).toEqual(['dice'])
    expect(soundsOf({ key: 'anything', values: { attack_die: 3 } })).toEqual(['dice'])
    expect(soundsOf({ key: 'turn', values: { n: 3 } })).toEqual([])
  })

  it('is told by the game where success or failure is not in the open', () => {
    const coup = (margin: number) => soundsOf({ key: 'coup-roll', values: { roll: 3, margin } }, soundsIn('twilight'))
    expect(coup(2)).toEqual(['dice', 'success'])
    expect(coup(0)).toEqual(['dice', 'failure'])
    expect(soundsOf({ key: 'trade', values: { result: 'outcome-failure' } }, soundsIn('dawn'))).toEqual([
      'dice',
      'failure',
    ])
    expect(soundsOf({ key: 'battle', values: { n: 5, foe: 5 } }, soundsIn('taiwan2045'))).toEqual(['piece', 'failure'])
    expect(soundsOf({ key: 'won', values: { state: 'state:qin' } }, soundsIn('states'))).toEqual(['success'])
    expect(soundsOf({ key: 'captured', values: { space: 'space:x' } }, soundsIn('axis'))).toEqual(['success'])
  })

  it('is heard once, however many lines come together', () => {
    const drawn = Array.from({ length: 8 }, () => ({ key: 'drawn', values: { card: 'card:x' } }))
    expect(heard(drawn)).toEqual(['card'])
    expect(heard([...drawn, { key: 'added', values: { space: 'space:x' } }])).toEqual(['card', 'piece'])
  })
})

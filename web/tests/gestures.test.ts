import { describe, expect, it } from 'vitest'
import type { Ask, GestureInfo } from '../src/contract/responses'
import { answersAt, AT_ONCE, buttonsOf, liftedAt, originOf, placesOf, sourcesOf, thingsOf } from '../src/lib/gestures'

function gesture(given: Partial<GestureInfo>): GestureInfo {
  const plain = { key: 'stack', answers: [], at: null, what: null, most: 1, usual: 1, counts: [], again: [] }
  return { ...plain, room: 0, about: null, source: null, ...given }
}

function ask(options: string[], gestures: GestureInfo[]): Ask {
  return { turn: '0.1', prompt: 'where', left: 0, about: null, so_far: {}, options, hints: {}, gestures, quiet: false }
}

const toPoland = { at: 'space:poland', again: ['space:germany'] }
const march = ask(
  ['unit:infantry', 'unit:tank', 'unit:fighter'],
  [
    gesture({
      ...toPoland,
      what: 'unit:infantry',
      most: 3,
      usual: 3,
      answers: ['unit?unit:infantry', 'space:poland'],
      counts: ['n:1', 'n:2', 'n:3'],
    }),
    gesture({ ...toPoland, what: 'unit:tank', answers: ['unit?unit:tank', 'space:poland'] }),
    gesture({ ...toPoland, what: 'unit:fighter', usual: 0, answers: ['unit?unit:fighter', 'space:poland'] }),
    gesture({ key: 'board', what: 'unit:tank', answers: ['do:load'] }),
  ],
)

describe('a stack from here to there', () => {
  it('takes what is usual, kind after kind', () => {
    expect(answersAt(march, 'space:poland', {})).toEqual([
      'unit?unit:infantry',
      'space:poland',
      'n:3',
      'space:germany',
      'unit?unit:tank',
      'space:poland',
    ])
  })

  it('takes as many as somebody has said', () => {
    const load = { 'unit:infantry': 2, 'unit:tank': 0, 'unit:fighter': 1 }
    const answers = answersAt(march, 'space:poland', load)
    expect(answers).toEqual([
      'unit?unit:infantry',
      'space:poland',
      'n:2',
      'space:germany',
      'unit?unit:fighter',
      'space:poland',
    ])
  })

  it('lights a place only if something would go there', () => {
    expect(placesOf(march, {})).toEqual(['space:poland'])
    expect(placesOf(march, { 'unit:infantry': 0, 'unit:tank': 0 })).toEqual([])
  })

  it('has things to count and buttons apart', () => {
    expect(thingsOf(march, {}).map(({ what, n, most }) => [what, n, most])).toEqual([
      ['unit:infantry', 3, 3],
      ['unit:tank', 1, 1],
      ['unit:fighter', 0, 1],
    ])
    expect(buttonsOf(march).map(({ key }) => key)).toEqual(['board'])
  })
})

it('several points at once are the same answer so many times', () => {
  const points = ask(['space:iran'], [gesture({ at: 'space:iran', answers: ['space:iran'], most: 4 })])
  expect(answersAt(points, 'space:iran', {})).toEqual(['space:iran'])
  expect(answersAt(points, 'space:iran', { [AT_ONCE]: 3 })).toEqual(['space:iran', 'space:iran', 'space:iran'])
  expect(answersAt(points, 'space:iraq', { [AT_ONCE]: 3 })).toEqual(['space:iraq'])
})

it('a place takes no more than it has room for', () => {
  const place = (what: string, most: number) =>
    gesture({ at: 'space:germany', what, most, usual: most, answers: [what, 'space:germany'], room: 4 })
  const placing = ask(['unit:tank', 'unit:infantry'], [place('unit:tank', 3), place('unit:infantry', 3)])
  const answers = answersAt(placing, 'space:germany', {})
  expect(answers.filter((answer) => answer === 'unit:tank')).toHaveLength(3)
  expect(answers.filter((answer) => answer === 'unit:infantry')).toHaveLength(1)
})

describe('a drag', () => {
  const from = ask(
    ['space:poland', 'space:germany'],
    [gesture({ key: 'lift', answers: ['space:poland'], source: 'space:poland' })],
  )
  const to = ask([], [gesture({ ...toPoland, source: 'space:germany', answers: ['space:poland'] })])

  it('begins where a game says that something lies', () => {
    expect([...sourcesOf(from)]).toEqual(['space:poland'])
    expect([...sourcesOf(to)]).toEqual(['space:germany'])
    expect(sourcesOf(null).size).toBe(0)
  })

  it('takes up what is not in the hand yet', () => {
    expect(liftedAt(from, 'space:poland')).toEqual(['space:poland'])
    expect(liftedAt(to, 'space:germany')).toEqual([])
  })

  it('is known where all that is asked about sets out from one place', () => {
    const going = (source: string) => gesture({ ...toPoland, source, answers: ['space:poland'] })
    expect(originOf(ask([], [going('space:germany'), going('space:germany')]))).toBe('space:germany')
    expect(originOf(ask([], [going('space:germany'), going('space:baltic')]))).toBeNull()
    expect(originOf(ask([], [gesture({ source: 'space:germany', answers: ['space:germany'] })]))).toBeNull()
  })

  it('is no button', () => {
    expect(buttonsOf(from)).toEqual([])
  })
})

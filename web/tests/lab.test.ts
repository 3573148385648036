import { expect, test } from 'vitest'
import { asChanges, chartOf, emptyDraft, isEmpty, matching, rowName, toggled, withValue } from '../src/lib/lab'
import { GameText } from '../src/lib/gametext'
import type { ExperimentInfo, LabRow } from '../src/contract/responses'

const text = new GameText('en', ['card-fidel = Fidel\nspace-cuba = Cuba'])
const fidel: LabRow = {
  path: 'cards.card.fidel',
  kind: 'card',
  id: 'fidel',
  in_deck: true,
  fields: [{ name: 'ops', value: 2, words: [] }],
}
const cuba: LabRow = { path: 'countries.country.cuba', kind: 'country', id: 'cuba', in_deck: false, fields: [] }
const turns: LabRow = { path: 'tracks', kind: 'tracks', id: '', in_deck: false, fields: [] }

const experiment: ExperimentInfo = {
  id: 'x',
  game: 'twilight',
  bots: ['random', 'random'],
  games: 100,
  seed: 1,
  compare: false,
  changes: [],
  progress: 'playing',
  done: 50,
  seconds: 1,
  problem: '',
  figures: [],
  trace: [
    [10, 1, 0],
    [50, 0.6, 0.4],
  ],
}

test('a row goes by the name that the game gives it', () => {
  expect([fidel, cuba, turns].map((row) => rowName(row, text))).toEqual(['Fidel', 'Cuba', 'tracks'])
})

test('rows are found by name, by path and by field, within a kind', () => {
  const rows = [fidel, cuba, turns]
  expect(matching(rows, '', 'fid ops', text)).toEqual([fidel])
  expect(matching(rows, 'country', '', text)).toEqual([cuba])
  expect(matching(rows, 'country', 'fidel', text)).toEqual([])
})

test('a field that is as it was is no change', () => {
  const changed = withValue(emptyDraft(), 'cards.card.fidel.ops', 3, 2)
  expect(asChanges(changed).changes).toEqual([{ path: 'cards.card.fidel.ops', value: 3 }])
  expect(isEmpty(withValue(changed, 'cards.card.fidel.ops', 2, 2))).toBe(true)
})

test('a row is taken out by its file and id, and put back', () => {
  const without = toggled(emptyDraft(), fidel)
  expect(asChanges(without).without).toEqual(['cards.fidel'])
  expect(isEmpty(toggled(without, fidel))).toBe(true)
})

test('a chart has a line a seat around what would be fair, however wild the first games were', () => {
  const { lines, low, high, middle } = chartOf(experiment)
  expect(lines).toEqual(['60,0 300,0', '60,220 300,220'])
  expect([low, high].map((each) => each.toFixed(2))).toEqual(['0.40', '0.60'])
  expect(middle).toBe(110)
  expect(chartOf({ ...experiment, trace: [] }).lines).toEqual([])
})

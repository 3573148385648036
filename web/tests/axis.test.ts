import { expect, test } from 'vitest'
import { apart, buildWorld, CHIP, FAR, route, type Cell } from '../src/boards/axis/cells'
import { turnsSince } from '../src/boards/axis/story'
import { byPower, detailsAt, magnify } from '../src/boards/axis/detail'
import { SILHOUETTES } from '../src/boards/axis/silhouettes'
import { fights, marches } from '../src/boards/axis/war'
import { overlaps } from '../src/lib/layout'
import type { NoteInfo as Note } from '../src/contract/responses'
import type { GameBoard } from '../src/contract/games/axis'

const words = { short: (name: string) => name.replace('space:', '') }
const note = (key: string, values: Record<string, unknown>): Note => ({ key, rule: '', values, private: false })

function strip(count: number): GameBoard {
  const spaces: GameBoard['spaces'] = {}
  for (let i = 0; i < count; i++) {
    const adjacent = [i - 1, i + 1].filter((n) => n >= 0 && n < count).map((n) => `space:land${n}`)
    spaces[`space:land${i}`] = { at: [-150 + i * 30, 10 + (i % 3) * 12], adjacent, kind: 'land', ipc: i }
    spaces[`space:sz${i}`] = { at: [-150 + i * 30, -30 - (i % 3) * 14], adjacent: [], kind: 'sea' }
  }
  return { spaces }
}

test('no stack lies on another, and each lies in its own cell', () => {
  const world = buildWorld(strip(10), words)
  world.cells.forEach((cell, i) =>
    world.cells
      .slice(i + 1)
      .forEach((other) => expect(overlaps(cell, other), `${cell.name} ${other.name}`).toBe(false)),
  )
  for (const cell of world.cells) {
    expect(cell.path).toMatch(/^M.*Z$/)
    expect(cell.w).toBeGreaterThanOrEqual(cell.columns * CHIP.w)
    const corners = [...cell.path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
      (found) => [Number(found[1]), Number(found[2])] as const,
    )
    expect(Math.min(...corners.map(([x]) => x))).toBeLessThanOrEqual(cell.x)
    expect(Math.max(...corners.map(([x]) => x))).toBeGreaterThanOrEqual(cell.x)
  }
})

test('a border between cells that are no neighbours is closed', () => {
  const world = buildWorld(strip(10), words)
  expect(world.borders.some((border) => border.sea && border.closed)).toBe(true)
  expect(world.borders.some((border) => !border.sea && !border.closed)).toBe(true)
})

test('neighbours that do not meet on the sheet are joined by a line', () => {
  const cells = ['a', 'b', 'c'].map((name) => ({ name })) as unknown as Cell[]
  const board: GameBoard = { spaces: { a: { adjacent: ['b', 'c'] }, b: { adjacent: ['a'] }, c: { adjacent: ['a'] } } }
  expect(apart(cells, board, new Int16Array([0, 1, 2, 2]), 4).map(([x, y]) => x.name + y.name)).toEqual(['ac'])
})

test('the short way may lead over the edge of the map', () => {
  expect(route({ x: 10, y: 0 }, { x: 90, y: 0 }, 100)).toBe('M10 0L0 0M100 0L90 0')
  expect(route({ x: 10, y: 0 }, { x: 40, y: 0 }, 100)).toBe('M10 0L40 0')
})

test('every kind of unit has its silhouette', () => {
  expect(Object.keys(SILHOUETTES)).toHaveLength(13)
})

test('the log tells this turn’s marches', () => {
  const march = { power: 'power:germany', space: 'space:poland', to: 'space:east_poland', unit: 'unit:tank', n: 2 }
  const notes = [
    note('advance', { ...march, to: 'space:ukraine' }),
    note('turn', {}),
    note('advance', march),
    note('advance', march),
    note('moved', { ...march, to: 'space:italy' }),
  ]
  expect(marches(notes)).toEqual([
    { from: 'space:poland', to: 'space:east_poland', power: 'germany', attack: true },
    { from: 'space:poland', to: 'space:italy', power: 'germany', attack: false },
  ])
})

test('the log tells battles: dice, casualties, how they ended', () => {
  const at = { space: 'space:east_poland' }
  const told = fights([
    note('battle', { ...at, power: 'power:germany' }),
    note('fire', { power: 'power:germany', unit: 'unit:tank', dice: 2, hits: 1 }),
    note('lost', { ...at, loss: 'loss:ussr_aa_gun' }),
    note('captured', { ...at, power: 'power:germany' }),
  ])
  expect(told).toHaveLength(1)
  expect(told[0]!.outcome).toBe('captured')
  expect(told[0]!.volleys).toMatchObject([
    { kind: 'fire', power: 'germany', unit: 'tank', n: 2, attacking: true },
    { kind: 'loss', power: 'ussr', unit: 'aa_gun', attacking: false },
  ])
})

test('from far away a stack is summed up, and still bears its name', () => {
  expect([magnify(2), magnify(1.2), magnify(0.01)]).toEqual([1, 1, FAR])
  const world = buildWorld(strip(10), words)
  for (const scale of [1, 1.5, FAR])
    for (const [name, { named, columns, rows }] of detailsAt(world, scale))
      expect([named, columns * rows > 0], `${name} at ${scale}`).toEqual([true, true])
  expect(detailsAt(world, 1)).toBe(detailsAt(world, 1))
  const pieces = [
    { what: 'unit:tank', n: 1, owner: 'ussr' },
    { what: 'unit:infantry', n: 4, owner: 'ussr' },
    { what: 'unit:fighter', n: 2, owner: 'uk' },
  ]
  expect(byPower(pieces).map(({ owner, what, n }) => [owner, what, n])).toEqual([
    ['ussr', 'unit:infantry', 5],
    ['uk', 'unit:fighter', 2],
  ])
})

test('the story tells the turns since one’s own last turn', () => {
  const turn = (power: string, n: number) => note('turn', { power: `power:${power}`, n })
  const notes = [
    turn('germany', 1),
    turn('ussr', 1),
    note('bought', { power: 'power:ussr', unit: 'unit:tank' }),
    note('bought', { power: 'power:ussr', unit: 'unit:tank' }),
    note('battle', { space: 'space:ukraine', power: 'power:ussr' }),
    note('captured', { space: 'space:ukraine', power: 'power:ussr' }),
    turn('uk', 1),
    note('raid', { space: 'space:germany', power: 'power:uk', n: 3, roll: 3 }),
    turn('germany', 2),
    note('bought', { power: 'power:germany', unit: 'unit:infantry' }),
  ]
  const [first, second, ...more] = turnsSince(notes, new Set(['germany']))
  expect(more).toEqual([])
  expect([first!.power, first!.bought, first!.fights[0]!.outcome, first!.spaces]).toEqual([
    'ussr',
    [['unit:tank', 2]],
    'captured',
    ['space:ukraine'],
  ])
  expect([second!.power, second!.told.length, second!.spaces]).toEqual(['uk', 1, ['space:germany']])
  expect(turnsSince(notes.slice(0, 7), new Set(['germany'])).map((each) => each.power)).toEqual(['ussr', 'uk'])
  expect(turnsSince([], new Set())).toEqual([])
})

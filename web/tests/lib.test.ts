import { describe, expect, it } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { changedSpaces, kindsPerOwner, moves } from '../src/lib/changes'
import { sortChoices } from '../src/lib/choices'
import { clockText, timeLeft } from '../src/lib/clock'
import { badge, spoken, describe as inWords } from '../src/lib/describe'
import { mark, messageId, parts, Texts } from '../src/lib/fluent'
import { GameText } from '../src/lib/gametext'
import { frame, middleLongitude, stretch } from '../src/lib/geo'
import { overlaps, relax, type Box } from '../src/lib/layout'
import { bySection, searchRules } from '../src/lib/ledger'
import { contrast, inkOn, Palette } from '../src/lib/palette'
import { buildSheet, neighbourInDirection } from '../src/lib/mapmodel'
import { textWidth, twoLines } from '../src/lib/measure'
import { backoff, Outbox, splice } from '../src/lib/outbox'
import { ruler } from '../src/lib/ruler'
import type { AnyBoard, BoardSpace, Point } from '../src/contract/shared'

const SOURCE = `
and = { ", " }
nobody = nobody
nothing = nothing
roll = { $n }
game-title = Fords
seat-west = West bank
ford-upper = Upper Ford
    .short = Upper
order = Order { $n }
card-old = Old Road
    .text = Move twice.
so-far-how-many = To { $to }
nothing = nothing
ask-play = Play for { $about }, { $left } left
note-taken = { $seat } takes { $ford } with { $total }
note-spread = { $seat } holds { $fords }
value-points = Points
`

const text = new GameText('en', [SOURCE], ['ford', 'fords'], ['seat'])

describe('sentences', () => {
  it('turns option names into catalogue keys', () => {
    expect(messageId('space:west_germany')).toBe('space-west-germany')
  })

  it('finds marked names again', () => {
    expect(parts(`To ${mark('a:b', 'B')} and ${mark('c', 'C')}!`)).toEqual([
      { text: 'To ' },
      { ref: 'a:b', text: 'B' },
      { text: ' and ' },
      { ref: 'c', text: 'C' },
      { text: '!' },
    ])
  })

  it('names options, numbers and what no catalogue knows', () => {
    expect(text.name('ford:upper')).toBe('Upper Ford')
    expect(text.name('order:7')).toBe('Order 7')
    expect(text.name('space:far_away')).toBe('far away')
    expect(text.short('ford:upper')).toBe('Upper')
    expect(text.face('card:old')).toBe('Move twice.')
  })

  it('fills in a prompt', () => {
    expect(text.prompt({ prompt: 'play', left: 2, about: 'ford:upper' }, 'West')).toBe('Play for Upper Ford, 2 left')
  })

  it('repeats what was answered before', () => {
    const ask = (to: string[]) => ({ prompt: 'how-many', so_far: { to } })
    expect(text.soFar(ask(['ford:upper', 'order:7']))).toBe('To Upper Ford, Order 7')
    expect(text.soFar(ask([]))).toBe('To nothing')
    expect(text.soFar({ prompt: 'how-many', so_far: {} })).toBe('')
  })

  it('cuts a log line at what it names', () => {
    expect(text.line({ key: 'taken', values: { seat: 0, ford: 'ford:upper', total: 9 } }, ['West bank'])).toEqual([
      { ref: 'seat:0', text: 'West bank' },
      { text: ' takes ' },
      { ref: 'ford:upper', text: 'Upper Ford' },
      { text: ' with 9' },
    ])
  })

  it('lists several things and survives an unknown note', () => {
    const line = text.line({ key: 'spread', values: { seat: 5, fords: ['ford:upper', 'order:2'] } }, ['West bank'])
    expect(line.map((part) => part.text).join('')).toBe('nobody holds Upper Ford, Order 2')
    expect(text.line({ key: 'never-written', values: {} }, [])).toEqual([{ text: 'never written' }])
  })
})

describe('the interface’s own catalogues', () => {
  const folder = new URL('../src/locale/', import.meta.url)
  const keys = (file: string) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^([a-z0-9-]+) =/gm)].map((match) => match[1]!)

  it('has the same keys in all four languages', () => {
    const files = readdirSync(folder)
    expect(files.sort()).toEqual(['en.ftl', 'ja.ftl', 'zh-Hans.ftl', 'zh-Hant.ftl'])
    for (const file of files) expect(keys(file)).toEqual(keys('en.ftl'))
  })

  it('has every key that a component asks for', () => {
    const known = new Set(keys('en.ftl'))
    const root = new URL('../src/', import.meta.url)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file))
    const wanted = files.flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1]!),
    )
    expect(wanted.length).toBeGreaterThan(100)
    expect(wanted.filter((key) => !known.has(key))).toEqual([])
  })

  it('shows a missing key as itself', () => {
    expect(new Texts('en', ['a = b']).get('nowhere')).toBe('nowhere')
  })
})

describe('the map', () => {
  it('gives crowded stretches more room and keeps the order', () => {
    const to = stretch([0, 1, 2, 3, 90], 0, 100, 0.7)
    expect(to(10) - to(0)).toBeGreaterThan(to(60) - to(50))
    for (let x = 0; x < 100; x += 5) expect(to(x + 5)).toBeGreaterThan(to(x))
    expect(to(100)).toBeCloseTo(1)
  })

  it('is cut where nothing lies', () => {
    expect(Math.abs(middleLongitude([-70, 0, 60]))).toBeLessThan(10)
    expect(Math.abs(middleLongitude([170, -170, 150]))).toBeGreaterThan(150)
  })

  it('projects points the way the coastline goes', () => {
    const made = frame(
      [
        [10, 50],
        [30, 40],
        [100, 0],
      ],
      { area: 500_000, evenness: 0.5, margin: 0.1 },
    )
    for (const at of [
      [10, 50],
      [30, 40],
      [100, 0],
    ] as Point[]) {
      const [x, y] = made.project(at)
      const [px, py] = made.projection(at)!
      expect(px).toBeCloseTo(x, 3)
      expect(py).toBeCloseTo(y, 3)
    }
  })

  it('moves plates apart', () => {
    const boxes: Box[] = Array.from({ length: 60 }, (_, i) => ({
      ax: 300 + (i % 7) * 9,
      ay: 200 + (i % 5) * 7,
      x: 300 + (i % 7) * 9,
      y: 200 + (i % 5) * 7,
      w: 50,
      h: 24,
    }))
    relax(boxes, 4)
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlaps(a, b)).toBe(false)
  })

  it('lays a whole board out without one plate on another', () => {
    const spaces: Record<string, BoardSpace & { stability: number }> = {}
    for (let i = 0; i < 80; i++)
      spaces[`space:s${i}`] = {
        at: [((i * 37) % 150) - 60, ((i * 23) % 90) - 30],
        adjacent: [`space:s${(i + 1) % 80}`],
        stability: 2,
      }
    const sheet = buildSheet({ map: 'world', spaces }, { short: (name) => `Place ${name}` })
    expect(sheet.places).toHaveLength(80)
    expect(sheet.links).toHaveLength(80)
    for (const [i, a] of sheet.places.entries())
      for (const b of sheet.places.slice(i + 1)) expect(overlaps(a, b)).toBe(false)
  })

  it('walks with the arrow keys', () => {
    const sheet = buildSheet(
      { map: 'plain', spaces: { a: { at: [0, 0] }, b: { at: [5, 0] }, c: { at: [0, 5] } } },
      { short: (name) => name },
    )
    const a = sheet.byName.get('a')!
    expect(neighbourInDirection(a, sheet.places, 1, 0)?.name).toBe('b')
    expect(neighbourInDirection(a, sheet.places, 0, -1)?.name).toBe('c')
    expect(neighbourInDirection(a, sheet.places, -1, 0)).toBeUndefined()
  })

  it('breaks long names in two', () => {
    expect(twoLines('Dominican Republic', 10, 60)).toEqual(['Dominican', 'Republic'])
    expect(twoLines('中部登陸場', 10, 30)).toHaveLength(2)
    expect(textWidth('中', 10)).toBeGreaterThan(textWidth('a', 10))
  })

  it('tells in words what it shows', () => {
    const upper: BoardSpace & { stability: number; battleground: boolean } = {
      at: [0, 0],
      stability: 3,
      battleground: true,
    }
    const board: AnyBoard = { map: 'plain', sides: { us: {} }, spaces: { 'ford:upper': upper } }
    const sheet = buildSheet(board, { short: (name) => name })
    const found = inWords(sheet.byName.get('ford:upper')!, { owner: 'us', values: { us: 4, points: 2 } }, board, text)
    expect(spoken(found, (owner) => String(owner).toUpperCase(), 'lit')).toBe(
      'Upper Ford, US, US 4, Points 2, stability 3, battleground, lit',
    )
    expect(badge({ success: 0.5 }, (n) => `${n * 100} %`)).toBe('50 %')
    expect(badge({ cost: 2 }, String)).toBe('−2')
  })
})

describe('what moved', () => {
  const before = { spaces: { a: { pieces: [{ what: 'army', n: 3, owner: 0 }] }, b: { pieces: [] }, c: {} } }
  const after = {
    spaces: {
      a: { pieces: [{ what: 'army', n: 1, owner: 0 }] },
      b: { pieces: [{ what: 'army', n: 2, owner: 0 }] },
      c: {},
    },
  }

  it('names the spaces that differ', () => {
    expect([...changedSpaces(before, after)]).toEqual(['a', 'b'])
  })

  it('pairs what left with what came', () => {
    expect(moves(before, after)).toEqual([{ from: 'a', to: 'b', what: 'army', owner: 0, n: 2 }])
  })

  it('counts kinds of pieces', () => {
    expect(kindsPerOwner(after)).toBe(1)
  })
})

describe('owners', () => {
  it('have colours and patterns of their own, with writing that can be read', () => {
    const palette = new Palette(
      { sides: { us: { colour: '#2c5aa0' }, ussr: { colour: 'red' } } },
      ['us', 'ussr'],
      false,
    )
    expect(palette.of(0)).toBe(palette.of('us'))
    expect(palette.of('us').pattern).not.toBe(palette.of('ussr').pattern)
    for (const { fill, ink } of palette.all()) expect(contrast(fill, ink)).toBeGreaterThan(4.5)
    expect(inkOn('#ffffff')).not.toBe(inkOn('#000000'))
  })

  it('take the distinct palette on request', () => {
    const board: AnyBoard = { sides: { us: { colour: '#2c5aa0' } } }
    expect(new Palette(board, [], true).of('us').fill).toBe('#0072b2')
    expect(new Palette(board, [], false).of('us').fill).toBe('#2c5aa0')
  })
})

describe('the wire', () => {
  it('keeps a message until it is acknowledged, under one id', () => {
    const outbox = new Outbox()
    const { id } = outbox.add({ type: 'answer', turn: '7', answer: 'pass' })
    expect(outbox.unsettled()).toHaveLength(1)
    outbox.settle(id!)
    expect(outbox.unsettled()).toHaveLength(0)
  })

  it('knows which question an answer on its way is for', () => {
    const outbox = new Outbox()
    const { id } = outbox.add({ type: 'answer', turn: '7', answer: 'pass' })
    expect([outbox.answers('7'), outbox.answers('8')]).toEqual([true, false])
    outbox.settle(id!)
    expect(outbox.answers('7')).toBe(false)
  })

  it('waits longer each time, but never long', () => {
    expect(backoff(0, 0.5)).toBeLessThan(backoff(3, 0.5))
    expect(backoff(50, 1)).toBeLessThanOrEqual(10_000)
  })

  it('replaces the log from where the update says', () => {
    expect(splice([1, 2, 3], 2, [9])).toEqual([1, 2, 9])
    expect(splice([1, 2, 3], 1, [])).toEqual([1])
  })
})

describe('clocks and tracks', () => {
  const clocks = { left: [60_000, 90_000], running: [0], now: 1000 }

  it('count down only while they run', () => {
    expect(timeLeft(clocks, 0, 11_000)).toBe(50_000)
    expect(timeLeft(clocks, 1, 11_000)).toBe(90_000)
    expect(timeLeft(clocks, 0, 999_000)).toBe(0)
    expect(clockText(65_000)).toBe('1:05')
    expect(clockText(3_600_000 * 50)).toBe('2d 02h')
  })

  it('stand on a ruler', () => {
    const scale = ruler({ low: -20, high: 20 }, [5])!
    expect(scale.zero).toBe(50)
    expect(scale.at(20)).toBe(100)
    expect(ruler(undefined, [1])).toBeNull()
  })
})

describe('choices', () => {
  it('are sorted by where they can be clicked', () => {
    const board: AnyBoard = { spaces: { 'ford:a': {} }, cards: { 'card:x': {}, 'card:y': {} } }
    expect(sortChoices(['ford:a', 'card:x', 'card:y', 'pass'], board, { hand: ['card:x'] })).toEqual({
      spaces: ['ford:a'],
      hand: ['card:x'],
      cards: ['card:y'],
      others: ['pass'],
    })
  })
})

describe('the ledger', () => {
  const rules = [
    { id: 'A-1', section: 'set-up', summary: { en: 'Deal three cards.', ja: '3枚配る。' } },
    { id: 'B-1', section: 'round', summary: { en: 'Roll a die.', ja: 'ダイスを振る。' } },
  ]

  it('is searched in the language read', () => {
    expect(searchRules(rules, 'deal CARDS', 'en').map((rule) => rule.id)).toEqual(['A-1'])
    expect(searchRules(rules, 'ダイス', 'ja').map((rule) => rule.id)).toEqual(['B-1'])
    expect(searchRules(rules, ' ', 'en')).toHaveLength(2)
  })

  it('keeps its order by section', () => {
    expect(bySection(rules).map(([section]) => section)).toEqual(['set-up', 'round'])
  })
})

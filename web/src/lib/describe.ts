/** A space in words: for the card beside the map, and for those who hear the map instead of seeing it. */
import type { GameText } from './gametext'
import type { Place } from './mapmodel'
import type { AnyBoard, Hint, Owner, PieceView, SpaceView } from '../contract/shared'

export interface Fact {
  label: string
  value: string
  owner?: Owner
}

export interface Description {
  name: string
  note: string
  region: string
  owner: Owner
  pieces: (Fact & { piece: PieceView })[]
  values: Fact[]
  printed: Fact[]
  marks: { sign: string; label: string; help: string }[]
  adjacent: string[]
}

export function pieceName(text: GameText, what: string): string {
  return text.first(
    [what, `piece-${what}`, `unit-${what}`, `value-${what}`].map((key) => key.replaceAll(/[:_]/g, '-')),
    what,
  )
}

/** What a plate has room for: the first letters of a word, or a sign. */
export function abbreviation(label: string, length: number): string {
  return /^[\x20-\x7e]/.test(label) ? label.slice(0, length) : label.slice(0, 1)
}

/** The sign of a mark on its plate. */
export function markSign(text: GameText, id: string): string {
  return abbreviation(text.attribute(`mark-${id}`, 'short') || text.word('mark', id), 2)
}

export function describe(
  place: Pick<Place, 'name' | 'region' | 'printed' | 'traits'>,
  space: SpaceView | undefined,
  board: AnyBoard,
  text: GameText,
): Description {
  const printed = board.spaces?.[place.name]
  return {
    name: text.name(place.name),
    note: text.note(place.name),
    region: place.region ? text.word('region', place.region) : '',
    owner: space?.owner ?? null,
    pieces: (space?.pieces ?? [])
      .filter((piece) => piece.n !== 0)
      .map((piece) => ({ piece, label: pieceName(text, piece.what), value: String(piece.n), owner: piece.owner })),
    values: Object.entries(space?.values ?? {}).map(([id, n]) => {
      const side = board.sides?.[id] !== undefined
      return side ? { label: '', value: String(n), owner: id } : { label: text.word('value', id), value: String(n) }
    }),
    printed: [
      ...place.printed
        .filter(([id]) => space?.values?.[id] === undefined)
        .map(([id, n]) => ({ label: text.word('value', id), value: String(n) })),
      ...place.traits.map((id) => ({
        label: text.first(
          [`value-${id}`, `mark-${id}`].map((key) => key.replaceAll('_', '-')),
          id,
        ),
        value: '',
      })),
    ],
    marks: (space?.marks ?? []).map((id) => ({
      sign: markSign(text, id),
      label: text.word('mark', id),
      help: text.attribute(`mark-${id}`, 'help'),
    })),
    adjacent: printed?.adjacent ?? [],
  }
}

/** One sentence for a screen reader. */
export function spoken(found: Description, ownerName: (owner: Owner) => string, hint: string): string {
  const say = (fact: Fact) =>
    [fact.owner == null ? '' : ownerName(fact.owner), fact.label, fact.value].filter(Boolean).join(' ')
  const pieces = [
    found.name,
    found.region,
    found.owner === null || ownerName(found.owner) === found.name ? '' : ownerName(found.owner),
    ...found.pieces.map(say),
    ...found.values.map(say),
    ...found.printed.map(say),
    ...found.marks.map(({ label }) => label),
    hint,
  ]
  return pieces.filter(Boolean).join(', ')
}

/** From this chance on, an option that may lose the game at once is asked about before it is given. */
const LIKELY = 0.5

/** The hint that warns of losing the game at once, if there is one: its name says why, its number how likely that is. */
export function dangerOf(hint: Hint | undefined): [string, number] | undefined {
  return Object.entries(hint ?? {}).find(([id, n]) => id.startsWith('danger-') && (n ?? 0) >= LIKELY) as
    [string, number] | undefined
}

/** The one number of a hint that matters most, short enough for a badge. */
export function badge(hint: Hint | undefined, percent: (n: number) => string): string {
  if (!hint) return ''
  if (dangerOf(hint)) return '⚠'
  if (hint.success !== undefined) return percent(hint.success)
  if (hint.points !== undefined) return `${hint.points > 0 ? '+' : ''}${round(hint.points)}`
  if (hint.cost !== undefined) return `−${round(hint.cost)}`
  if (hint['worth'] !== undefined) return round(hint['worth'])
  if (hint['ours'] !== undefined && hint['foes'] !== undefined) return `${round(hint['ours'])}:${round(hint['foes'])}`
  return ''
}

const OF_EVERY_GAME = new Set(['success', 'cost', 'points', 'risk'])
const CHANCES = /^(success|risk|danger-.*)$/

/** What a number before the click is called. */
export function hintName(id: string, text: GameText, shared: (key: string) => string): string {
  return OF_EVERY_GAME.has(id) ? shared(`hint-${id}`) : text.word('hint', id)
}

export function hintValue(id: string, n: number, percent: (n: number) => string): string {
  return CHANCES.test(id) ? percent(n) : round(n)
}

/** What follows a choice by itself, in words. */
export function followedBy(hint: Hint | undefined, text: GameText): string {
  const follows = Object.keys(hint ?? {}).find((id) => id.startsWith('then-'))
  return follows ? text.word('hint', follows) : ''
}

export function round(n: number): string {
  return String(Math.round(n * 100) / 100)
}

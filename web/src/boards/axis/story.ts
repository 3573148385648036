/** What the powers did, chapter by chapter, and since one's own last turn, turn by turn, as the log tells it. */
import type { GameView } from '../../contract/games/axis'
import type { NoteInfo as Note } from '../../contract/responses'
import type { StoryPlan } from '../../lib/chapters'
import { fights, type Fight } from './war'

const HEADS = new Set(['turn', 'battle', 'raid', 'rocket', 'noncombat-move', 'mobilize', 'final'])
const LEFT_OUT = new Set(['round', 'combat-move', 'battle-order'])

/** The log in chapters: a power's purchases and orders, each battle, what moves afterwards, new units and income. */
export const story: StoryPlan = {
  opens: ({ key }) => HEADS.has(key),
  follows: ({ key }) => !LEFT_OUT.has(key),
  doer: (head, view) => (view as GameView).powers?.[powerOf(head)]?.seat,
}

export interface PowerTurn {
  power: string
  round: number
  /** Bought units and how many. */
  bought: [string, number][]
  fights: Fight[]
  /** Bombings, breakthroughs, objectives and income, in the log's own words. */
  told: Note[]
  /** Every space that this turn touched with fire. */
  spaces: string[]
}

const TOLD = new Set(['breakthrough', 'raid', 'rocket', 'treasury', 'returned', 'objective', 'income'])

const powerOf = (note: Note): string => String(note.values['power'] ?? '').replace('power:', '')

/** Where the turns begin that came since one's own last turn ended; for a spectator, those of a whole round. */
function stretch(notes: readonly Note[], mine: ReadonlySet<string>): [number, number][] {
  const starts = notes.flatMap((note, index) => (note.key === 'turn' ? [index] : []))
  const isMine = (start: number) => mine.has(powerOf(notes[start]!))
  if (starts.length && isMine(starts.at(-1)!)) starts.push(notes.length)
  else starts.push(notes.length, notes.length)
  const turns = starts.slice(0, -1).map((start, index): [number, number] => [start, starts[index + 1]!])
  const now = turns.pop()
  if (!now) return []
  const last = turns.findLastIndex(([start]) => isMine(start))
  return turns.slice(last + 1).slice(-7)
}

function powerTurn(notes: readonly Note[]): PowerTurn {
  const bought = new Map<string, number>()
  for (const note of notes) {
    if (note.key === 'bought')
      bought.set(String(note.values['unit']), (bought.get(String(note.values['unit'])) ?? 0) + 1)
  }
  const fought = fights(notes)
  const told = notes.filter((note) => TOLD.has(note.key))
  const named = [...fought.map((fight) => fight.space), ...told.map((note) => String(note.values['space'] ?? ''))]
  return {
    power: powerOf(notes[0]!),
    round: Number(notes[0]!.values['n'] ?? 0),
    bought: [...bought],
    fights: fought,
    told,
    spaces: [...new Set(named.filter(Boolean))],
  }
}

export function turnsSince(notes: readonly Note[], mine: ReadonlySet<string>): PowerTurn[] {
  return stretch(notes, mine).map(([from, to]) => powerTurn(notes.slice(from, to)))
}

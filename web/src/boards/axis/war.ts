/** What the log says of moves and battles. */
import type { NoteInfo as Note } from '../../contract/responses'

export interface March {
  from: string
  to: string
  power: string
  attack: boolean
}

const MARCHES = new Set(['advance', 'moved', 'drop'])

/** The moves of the turn that is going on, one for every pair of spaces. */
export function marches(notes: readonly Note[]): March[] {
  const found = new Map<string, March>()
  for (let i = notes.length - 1; i >= 0 && notes[i]!.key !== 'turn'; i--) {
    const { key, values } = notes[i]!
    if (!MARCHES.has(key)) continue
    const [from, to] = [String(values['space']), String(values['to'])]
    found.set(`${from} ${to}`, {
      from,
      to,
      power: String(values['power']).replace('power:', ''),
      attack: key !== 'moved',
    })
  }
  return [...found.values()].reverse()
}

export interface Volley {
  kind: 'fire' | 'loss' | 'damaged'
  power: string
  unit: string
  /** How many fired, or were hit. */
  n: number
  attacking: boolean
  note: Note
}

export interface Fight {
  space: string
  power: string
  volleys: Volley[]
  outcome: string
}

const OUTCOMES = new Set([
  'captured',
  'liberated',
  'repelled',
  'retreat',
  'aircraft-retreat',
  'sea-battle-over',
  'transports-sunk',
])

function volley(note: Note, attacker: string): Volley | null {
  const { key, values } = note
  const strip = (value: unknown) => String(value ?? '').replace(/^[a-z]+:/, '')
  if (key === 'fire' || key === 'bombard' || key === 'flak') {
    const power = strip(values['power'])
    const unit = key === 'flak' ? 'aa_gun' : strip(values['unit'])
    return { kind: 'fire', power, unit, n: Number(values['dice']), attacking: power === attacker, note }
  }
  if (key !== 'lost' && key !== 'damaged') return null
  const [power = '', ...unit] = strip(values['loss']).split('_')
  const kind = key === 'lost' ? 'loss' : 'damaged'
  return { kind, power, unit: unit.join('_'), n: 1, attacking: power === attacker, note }
}

/** Every battle that the log tells of from some line on, in order. */
export function fights(notes: readonly Note[], from = 0): Fight[] {
  const found: Fight[] = []
  for (const note of notes.slice(from)) {
    const last = found.at(-1)
    if (note.key === 'battle') {
      found.push({
        space: String(note.values['space']),
        power: String(note.values['power']).replace('power:', ''),
        volleys: [],
        outcome: '',
      })
    } else if (last) {
      const shot = volley(note, last.power)
      if (shot) last.volleys.push(shot)
      else if (OUTCOMES.has(note.key) && note.values['space'] === last.space) last.outcome = note.key
    }
  }
  return found
}

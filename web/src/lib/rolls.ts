/** Dice as the log tells them: the faces that fell, what each needed, and which die of the game each is. */
import type { NoteInfo as Note } from '../contract/responses'
import type { Values } from './fluent'

/** Which values of a line are dice, where their names do not say so: as the board declares it. */
export type Declared = Readonly<Record<string, readonly string[]>>

export interface Fallen {
  face: number
  /** What it needed to fall at most, where a line tells that of each of its dice. */
  needed: number | null
}

const PLAIN = /(^|_)(roll|die|dice|faces)$/

export function diceOf({ key, values }: Note, declared: Declared = {}): Fallen[] {
  const names = declared[key] ?? Object.keys(values).filter((name) => PLAIN.test(name))
  const faces = names.flatMap((name) => values[name] as unknown).filter((face) => typeof face === 'number')
  const needed: unknown = values['needed']
  return faces.map((face, at) => ({
    face,
    needed: Array.isArray(needed) && typeof needed[at] === 'number' ? needed[at] : null,
  }))
}

/** A die in words: what it fell, what it needed, whether it hit. */
export function dieWords(die: Fallen, t: (key: string, values: Values) => string): string {
  const { face, needed } = die
  return needed === null ? t('die', { face }) : t(hits(die) ? 'die-hit' : 'die-missed', { face, needed })
}

export const hits = ({ face, needed }: Fallen): boolean => needed !== null && face <= needed

/** How many dice fell in some lines. */
export function count(notes: readonly Note[], declared: Declared = {}): number {
  return notes.reduce((sum, note) => sum + diceOf(note, declared).length, 0)
}

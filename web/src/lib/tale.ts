/** How a game's log is told scene by scene, as its `boards/<id>/tale.ts` declares it. */
import type { Note } from './protocol'
import type { Telling } from './scenes'

export interface Tale extends Telling {
  /** The dice of a line, where they are not simply its `roll`. */
  dice?: Record<string, readonly string[]>
}

export function diceOf({ key, values }: Note, tale: Tale): number[] {
  const names = tale.dice?.[key] ?? Object.keys(values).filter((name) => /(^|_)(roll|die|dice)$/.test(name))
  return names.flatMap((name) => values[name]).filter((face): face is number => typeof face === 'number' && face >= 1 && face <= 6)
}

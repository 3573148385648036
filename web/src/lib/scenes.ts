/** Lines of the log, taken together into scenes. */
import type { Note } from './protocol'

export interface Scene {
  /** Where in the log it begins: its name, too. */
  at: number
  /** The last line of it. */
  last: number
  head: Note
  /** The lines after the first. */
  notes: Note[]
}

export interface Telling {
  /** Whether a scene begins with this line, which comes after that. */
  opens: (note: Note, before?: Note) => boolean
  /** Whether a line is part of the scene before it; without this, each is. */
  follows?: (note: Note) => boolean
  /** What is new is played out by itself, scene after scene. */
  plays?: boolean
}

export function scenes(notes: readonly Note[], from: number, telling: Telling): Scene[] {
  const found: Scene[] = []
  for (let at = Math.max(0, from); at < notes.length; at++) {
    const note = notes[at]!
    if (telling.opens(note, notes[at - 1])) found.push({ at, last: at, head: note, notes: [] })
    else if (telling.follows?.(note) ?? true) {
      const current = found[found.length - 1]
      if (!current) found.push(begun(notes, at, telling))
      else {
        current.notes.push(note)
        current.last = at
      }
    }
  }
  return found
}

/** The scene that was already going on at a line of the log. */
function begun(notes: readonly Note[], at: number, telling: Telling): Scene {
  const head = notes.slice(0, at).findLastIndex((note, index) => telling.opens(note, notes[index - 1]))
  if (head < 0) return { at, last: at, head: notes[at]!, notes: [] }
  return { at: head, last: at, head: notes[head]!, notes: notes.slice(head + 1, at + 1).filter((note) => telling.follows?.(note) ?? true) }
}

/** Everything a scene speaks of. */
export function namesIn({ head, notes }: Scene): Set<string> {
  const values = [head, ...notes].flatMap((note) => Object.values(note.values)).flat()
  return new Set(values.filter((value): value is string => typeof value === 'string' && value.includes(':')))
}

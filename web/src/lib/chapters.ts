/** Lines of the log, taken together into chapters. */
import type { NoteInfo as Note } from '../contract/responses'
import type { View } from '../contract/shared'

export interface Chapter {
  /** Where in the log it begins: its name, too. */
  at: number
  /** The last line of it. */
  last: number
  head: Note
  /** The lines after the first. */
  notes: Note[]
}

export interface StoryPlan {
  /** Whether a chapter begins with this line, which comes after that. */
  opens: (note: Note, before?: Note) => boolean
  /** Whether a line is part of the chapter before it; without this, each is. */
  follows?: (note: Note) => boolean
  /** The seat whose doing a chapter with this head is; without this, the one that the head names. */
  doer?: (head: Note, view: View) => number | undefined
}

export function chapters(notes: readonly Note[], from: number, plan: StoryPlan): Chapter[] {
  const found: Chapter[] = []
  for (let at = Math.max(0, from); at < notes.length; at++) {
    const note = notes[at]!
    if (plan.opens(note, notes[at - 1])) found.push({ at, last: at, head: note, notes: [] })
    else if (plan.follows?.(note) ?? true) {
      const current = found[found.length - 1]
      if (!current) found.push(begun(notes, at, plan))
      else {
        current.notes.push(note)
        current.last = at
      }
    }
  }
  return found
}

/** The chapter that was already going on at a line of the log. */
function begun(notes: readonly Note[], at: number, plan: StoryPlan): Chapter {
  const head = notes.slice(0, at).findLastIndex((note, index) => plan.opens(note, notes[index - 1]))
  if (head < 0) return { at, last: at, head: notes[at]!, notes: [] }
  return {
    at: head,
    last: at,
    head: notes[head]!,
    notes: notes.slice(head + 1, at + 1).filter((note) => plan.follows?.(note) ?? true),
  }
}

/** Everything a chapter speaks of. */
export function namesIn({ head, notes }: Chapter): Set<string> {
  const values = [head, ...notes].flatMap((note) => Object.values(note.values)).flat()
  return new Set(values.filter((value): value is string => typeof value === 'string' && value.includes(':')))
}

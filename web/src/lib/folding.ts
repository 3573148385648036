/** Lines of the log that say the same in a row are one line with a count. */
import type { NoteInfo as Note } from '../contract/responses'

export interface Line {
  note: Note
  /** Where the last of the folded lines stands in the log. */
  index: number
  times: number
}

/** `seen` parts what is new from what was there: lines are not folded across it. */
export function folded(notes: readonly Note[], from: number, seen: number): Line[] {
  const lines: Line[] = []
  for (let index = from; index < notes.length; index++) {
    const note = notes[index]!
    const last = lines.at(-1)
    if (last && index !== seen && same(last.note, note)) {
      last.times++
      last.index = index
    } else lines.push({ note, index, times: 1 })
  }
  return lines
}

function same(one: Note, other: Note): boolean {
  return (
    one.key === other.key &&
    one.rule === other.rule &&
    one.private === other.private &&
    JSON.stringify(one.values) === JSON.stringify(other.values)
  )
}

/** Lines of the log that say the same in a row are one line with a count. */
import type { NoteInfo as Note } from '../contract/responses'

export interface Line {
  note: Note
  /** Where the last of the folded lines stands in the log. */
  index: number
  times: number
  isNew: boolean
  /** Whether what is new begins with it. */
  isFirstNew: boolean
}

/** The same lines, those that were there before being the old ones. */
export function kept(old: readonly Line[], fresh: readonly Line[]): Line[] {
  const known = new Map(old.map((line) => [line.index, line]))
  return fresh.map((line) => {
    const found = known.get(line.index)
    const same =
      found?.note === line.note &&
      found.times === line.times &&
      found.isNew === line.isNew &&
      found.isFirstNew === line.isFirstNew
    return same ? found : line
  })
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
    } else lines.push({ note, index, times: 1, isNew: index >= seen, isFirstNew: seen > 0 && index === seen })
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

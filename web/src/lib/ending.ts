/** The last screen: what the game itself scores, or plain scores where it says nothing of them. */
import type { Result } from '../contract/responses'
import type { Ending } from '../contract/shared'
import type { GameText } from './gametext'

export interface Standing {
  who: string
  values: { label: string; n: number }[]
}

/** The public line that ended the game: the last that cites the ending's clause, or where no rule did, the last of all. */
export function lastLine<N extends { rule?: string; private?: boolean }>(
  notes: readonly N[],
  rule: string | undefined,
): N | undefined {
  return notes.findLast((note) => !note.private && (rule === undefined || note.rule === rule))
}

export function standings(
  ending: Ending | undefined,
  result: Result,
  names: readonly string[],
  text: GameText,
): Standing[] {
  if (!ending?.scores?.length)
    return result.scores.map((score, seat) => ({
      who: names[seat] ?? '',
      values: [{ label: '', n: Math.round(score) }],
    }))
  return ending.scores.map(({ who, values }) => ({
    who: typeof who === 'number' ? (names[who] ?? '') : text.first([`side-${who}`, `seat-${who}`], who ?? ''),
    values: Object.entries(values).map(([id, n]) => ({ label: text.word('value', id), n })),
  }))
}

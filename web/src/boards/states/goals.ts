/** A person's conditions in words and numbers. */
import type { GameText } from '../../lib/gametext'
import type { Values } from '../../lib/fluent'
import type { ConditionView, PrintedCondition } from '../../contract/games/states'

const STATES = new Set(['state', 'a', 'b', 'by', 'winner', 'loser'])

export function inWords(row: PrintedCondition, text: GameText): string {
  const values: Values = {}
  for (const [term, value] of Object.entries(row)) {
    if (typeof value === 'number') values[term] = value
    else if (typeof value !== 'string') continue
    else if (term === 'attr') values['attr'] = text.word('value', value)
    else if (term === 'cmp') values['cmp'] = value === '>=' ? '≥' : '≤'
    else values[term] = STATES.has(term) && value !== 'any' ? text.name(`state:${value}`) : value
  }
  values['against'] = row['loser'] === 'any' ? 'any' : 'one'
  values['many'] = row.states?.length ?? 0
  return text.get(`goal-${(row.op ?? '').replace('_', '-')}`, values)
}

/** The number that stands now, beside what is wanted. */
export function tally(row: PrintedCondition, { now, want }: ConditionView): string {
  if (want == null) return ''
  if (now == null) return '–'
  const sign = (n: number) => (row.op === 'compare' && n > 0 ? `+${n}` : String(n))
  return `${sign(now)} / ${sign(want)}`
}

/** How much of the way is done, for a bar: 0 to 1. */
export function share(row: PrintedCondition, { met, now, want }: ConditionView): number {
  if (met) return 1
  if (now == null || want == null) return 0
  if (row['cmp'] === '<=') return Math.max(0, Math.min(1, 1 - (now - want) / (10 - want)))
  if (row.op === 'compare') return Math.max(0, Math.min(0.95, 1 - (want - now) / 6))
  return Math.max(0, Math.min(0.95, now / (want || 1)))
}

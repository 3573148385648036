/** A person's conditions in words and numbers. */
import type { GameText } from '../../lib/gametext'
import type { Values } from '../../lib/fluent'
import type { Printed, Standing } from './own'

const STATES = new Set(['state', 'a', 'b', 'by', 'winner', 'loser'])

export function inWords(row: Printed, text: GameText): string {
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
  return text.get(`goal-${row.op.replace('_', '-')}`, values)
}

/** The number that stands now, beside what is wanted. */
export function tally(row: Printed, standing: Standing): string {
  if (standing.want === null) return ''
  if (standing.now === null) return '–'
  const sign = (n: number) => (row.op === 'compare' && n > 0 ? `+${n}` : String(n))
  return `${sign(standing.now)} / ${sign(standing.want)}`
}

/** How much of the way is done, for a bar: 0 to 1. */
export function share(row: Printed, standing: Standing): number {
  if (standing.met) return 1
  if (standing.now === null || standing.want === null) return 0
  if (row['cmp'] === '<=') return Math.max(0, Math.min(1, 1 - (standing.now - standing.want) / (10 - standing.want)))
  if (row.op === 'compare') return Math.max(0, Math.min(0.95, 1 - (standing.want - standing.now) / 6))
  return Math.max(0, Math.min(0.95, standing.now / (standing.want || 1)))
}

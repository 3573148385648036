/** A changed mind about a purchase: what was ordered after the unit that is given back is taken back too, and ordered again. */
export type Order = Readonly<Record<string, number>>

export type Step = 'back' | readonly string[] | null

/** The next step from what is ordered to what is wanted: take one choice back, order the rest again, or nothing. */
export function stepTo(wanted: Order, ordered: Order): Step {
  const lacking = (unit: string) => (wanted[unit] ?? 0) - (ordered[unit] ?? 0)
  if (Object.keys(ordered).some((unit) => lacking(unit) < 0)) return 'back'
  const again = Object.keys(wanted).flatMap((unit) => Array.from({ length: lacking(unit) }, () => unit))
  return again.length ? again : null
}

/** Where a number stands on a track, in percent of its length. */

export interface Ruler {
  low: number
  high: number
  zero: number | null
  at: (n: number) => number
}

export function ruler(printed: { low?: number; high?: number } | undefined, stands: readonly number[]): Ruler | null {
  if (printed?.high === undefined) return null
  const low = Math.min(printed.low ?? 0, ...stands)
  const high = Math.max(printed.high, ...stands)
  if (high <= low) return null
  const at = (n: number) => Math.round(((n - low) / (high - low)) * 1000) / 10
  return { low, high, at, zero: low < 0 && high > 0 ? at(0) : null }
}

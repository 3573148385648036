/** Puzzles: which one is today's, and which have been solved. */
const KEY = 'sandtable.puzzles'
const DAY_MS = 86_400_000

/** Everybody meets the same puzzle on the same day. */
export function todays(count: number, now = Date.now()): number {
  return Math.floor(now / DAY_MS) % count
}

function solved(): Record<string, boolean> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

/** Whether the first answer to it was the right one; undefined before there was any. */
export function outcome(game: string, number: number): boolean | undefined {
  return solved()[`${game}/${number}`]
}

export function remember(game: string, number: number, right: boolean): void {
  if (outcome(game, number) === undefined)
    localStorage.setItem(KEY, JSON.stringify({ ...solved(), [`${game}/${number}`]: right }))
}

/** The next one that nobody has tried on this device; else the one that follows. */
export function nextOf(game: string, number: number, count: number): number {
  for (let ahead = 1; ahead < count; ahead += 1) {
    const candidate = (number + ahead) % count
    if (outcome(game, candidate) === undefined) return candidate
  }
  return (number + 1) % count
}

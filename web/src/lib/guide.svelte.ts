/** The first-game guide: which steps a board declares, who has seen them, where the card goes. */

/**
 * One step. A board declares its own as `guide`:
 *
 *     export const guide: readonly GuideStep[] = [{ at: '.map' }, { at: ['.hand .card', '.hand'], tab: 'hand' }]
 *
 * Step n says what the game's catalogue has under `guide-n` (the heading) and `guide-n.text` (one to three sentences).
 */
export interface GuideStep {
  /** The element to point at, as a selector; of several the first that is to be seen. Without one the card stands in the middle. */
  at?: string | readonly string[]
  /** On a phone, the part of the table that has to be open. */
  tab?: 'hand' | 'table' | 'log' | 'chat'
  /** Instead of the game's own words: a key of the interface's catalogue. */
  words?: string
}

/** What any table can show, for games without a guide of their own. */
export const AROUND: readonly GuideStep[] = [
  { at: '.stage .foot', words: 'guide-prompt' },
  { at: '.stage .board', words: 'guide-board' },
  { at: '.stage .hand', words: 'guide-hand', tab: 'hand' },
  { at: '.stage .table.pane', words: 'guide-table', tab: 'table' },
  { at: '.stage .talk', words: 'guide-log', tab: 'log' },
  { at: '.stage .foot', words: 'guide-undo', tab: 'hand' },
]

const KEY = 'sandtable.guides'
/** In the store instead of a game's id: no guide opens by itself. */
const ALL = '*'

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

class Guides {
  /** The game whose guide is open. */
  open: string | null = $state(null)

  isNew(game: string): boolean {
    const seen = read()
    return !seen.includes(game) && !seen.includes(ALL)
  }

  start(game: string): void {
    this.open = game
  }

  close(): void {
    if (this.open !== null && this.isNew(this.open)) localStorage.setItem(KEY, JSON.stringify([...read(), this.open]))
    this.open = null
  }
}

export const guides = new Guides()

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

const GAP = 14
const EDGE = 10

/** Where a card stands so that it lies in the window and leaves what it points at in sight: beside it, else at the far edge. */
export function standBeside(
  target: Area | null,
  card: { width: number; height: number },
  window: { width: number; height: number },
): { x: number; y: number } {
  const inside = (x: number, y: number) => ({
    x: Math.max(EDGE, Math.min(x, window.width - card.width - EDGE)),
    y: Math.max(EDGE, Math.min(y, window.height - card.height - EDGE)),
  })
  if (!target) return inside((window.width - card.width) / 2, (window.height - card.height) / 2)
  const middleX = target.x + target.width / 2 - card.width / 2
  const middleY = target.y + target.height / 2 - card.height / 2
  const below = target.y + target.height + GAP
  const above = target.y - card.height - GAP
  const right = target.x + target.width + GAP
  const left = target.x - card.width - GAP
  if (right + card.width + EDGE <= window.width) return inside(right, middleY)
  if (below + card.height + EDGE <= window.height) return inside(middleX, below)
  if (above >= EDGE) return inside(middleX, above)
  if (left >= EDGE) return inside(left, middleY)
  // It fills the window: the card lies on it, at the end that is further away.
  const high = target.y + target.height / 2 > window.height / 2
  return inside(middleX, high ? EDGE : window.height - card.height - EDGE)
}

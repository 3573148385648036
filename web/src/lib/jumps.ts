/** Keys that lead to a part of the table: the question, the map, the hand, the log. */

interface Jump {
  part: string
  /** What a small screen has to open for it. */
  tab?: 'hand' | 'log'
}

const JUMPS: Record<string, Jump> = {
  q: { part: '.prompt' },
  m: { part: '.map svg' },
  h: { part: '.hand.pane ul, .hand.pane', tab: 'hand' },
  l: { part: '.log', tab: 'log' },
}

export function jumpOf(event: KeyboardEvent): Jump | undefined {
  const typing = (event.target as Element).closest?.('input, textarea, select, dialog')
  return typing || event.ctrlKey || event.metaKey || event.altKey ? undefined : JUMPS[event.key.toLowerCase()]
}

/** Keys that lead to a part of the table: the question, the map, the hand, the log. */

interface Jump {
  /** The first of these that is there. */
  parts: readonly string[]
  /** What a small screen has to open for it. */
  tab?: 'hand' | 'log'
}

const JUMPS: Record<string, Jump> = {
  q: { parts: ['.prompt'] },
  m: { parts: ['.map svg'] },
  h: { parts: ['.hand.pane ul', '.hand.pane'], tab: 'hand' },
  l: { parts: ['.log'], tab: 'log' },
}

export function jumpOf(event: KeyboardEvent): Jump | undefined {
  const typing = (event.target as Element).closest?.('input, textarea, select, dialog')
  return typing || event.ctrlKey || event.metaKey || event.altKey ? undefined : JUMPS[event.key.toLowerCase()]
}

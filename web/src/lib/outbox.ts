/**
 * Messages that the server has not acknowledged. They are sent again after a lost connection, under the same id, and what
 * was done at the table also after the page has been loaded anew.
 */
import type { AnySaid } from '../contract/requests'

/** A message under the id by which the server acknowledges it. */
export type Outgoing = AnySaid & { id: string }

/** Where a text is kept; a browser's session storage is one. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export class Outbox {
  private readonly waiting = new Map<string, Outgoing>()

  constructor(
    private readonly key = '',
    private readonly shelf: Shelf | null = null,
  ) {
    for (const message of read(shelf?.getItem(key))) this.waiting.set(message.id, message)
  }

  add(message: AnySaid): Outgoing {
    const id = message.id ?? freshId()
    const stamped: Outgoing = { ...message, id }
    this.waiting.set(id, stamped)
    this.keep()
    return stamped
  }

  settle(id: string | null): Outgoing | undefined {
    if (id === null) return undefined
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    this.keep()
    return found
  }

  /** A question why something is forbidden is not worth repeating to a new page. */
  private keep(): void {
    const acts = this.unsettled().filter(({ type }) => type !== 'why')
    if (acts.length) this.shelf?.setItem(this.key, JSON.stringify(acts))
    else this.shelf?.removeItem(this.key)
  }

  /** What is still unanswered, oldest first. */
  unsettled(): Outgoing[] {
    return [...this.waiting.values()]
  }

  /** Whether the question of a turn has been answered, or an answer to it taken back. */
  answers(turn: string): boolean {
    return this.unsettled().some((message) => 'turn' in message && message.turn === turn)
  }
}

function read(kept: string | null | undefined): Outgoing[] {
  try {
    return JSON.parse(kept ?? '[]') as Outgoing[]
  } catch {
    return []
  }
}

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}

/** How long to wait before the nth attempt to connect again: soon at first, never longer than eight seconds. */
export function backoff(attempt: number, random = Math.random()): number {
  return Math.min(8000, 300 * 2 ** Math.min(attempt, 6)) * (0.75 + random / 2)
}

/** The log after an update: everything from `from` on is replaced. */
export function splice<T>(old: readonly T[], from: number, fresh: readonly T[]): T[] {
  return [...old.slice(0, from), ...fresh]
}

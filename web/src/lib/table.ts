/** The table as everything on it sees it: what there is, what may be clicked, and what a click does. It lies in Svelte's context. */
import { createContext } from 'svelte'
import type { AnyBoard, Hint, Owner, View } from '../contract/shared'
import type { Kit } from './kit'
import type { Palette } from './palette'
import type { NoteInfo as Note } from '../contract/responses'

export interface Table<V = View, B = AnyBoard> {
  readonly kit: Kit<B>
  readonly view: V
  readonly palette: Palette
  /** The seat that looks, -2 for a spectator. */
  readonly seat: number
  readonly seatNames: readonly string[]
  /** What may be clicked, with what is worth knowing before the click. */
  readonly lit: ReadonlyMap<string, Hint>
  /** How often the question is still to be answered, where it says so. */
  readonly left: number
  /** Clicked, but not yet confirmed. */
  readonly chosen: string | null
  /** Pointed at from the log or a list. */
  readonly pointed: string | null
  /** What the chapter of the story that is being told speaks of. */
  readonly told: ReadonlySet<string>
  /** The log, and how many of its lines had been there when this seat last answered. */
  readonly notes: readonly Note[]
  readonly seen: number
  readonly ownerName: (owner: Owner) => string
  readonly pick: (name: string) => void
  /** Leaves out one of the answers just given and keeps those after it, where answers may be taken back freely. */
  readonly retract: ((answer: string) => void) | null
  /** Places from which something may be dragged: taken up there, it is laid down at a place, or nowhere. */
  readonly sources: ReadonlySet<string>
  readonly lift: (source: string) => void
  readonly drop: (place: string | null) => void
  /** Opens the card beside the map; null closes it. What was clicked stays open until something else is clicked. */
  readonly inspect: (name: string | null, clicked?: boolean) => void
  /** Shows the place of a die in the record: of which line it is, and which of its dice. */
  readonly showDie: (note: Note, at: number) => void
  /** Shows the clause that keeps something from being offered. */
  readonly why: (name: string) => Promise<void>
}

const [here, lay] = createContext<Table>()

/** The table that a component is part of. A game's board says what its view and its board hold: `tableOf<GameView, GameBoard>()`. */
export function tableOf<V = View, B = AnyBoard>(): Table<V, B> {
  return here() as unknown as Table<V, B>
}

/** What the components inside see from now on. */
export function layTable<V, B>(table: Table<V, B>): void {
  lay(table as unknown as Table)
}

/** The same table, but for what is given: a board shows parts of itself as they are in its story, or under other names. */
export function altered<V, B>(table: Table<V, B>, given: Partial<Table<V, B>>): Table<V, B> {
  return Object.create(table, Object.getOwnPropertyDescriptors(given)) as Table<V, B>
}

/** What the table hands to a board: the generic map, or a game's own in `boards/<id>/Board.svelte`. */
import type { Kit } from './kit'
import type { Liveries } from './livery'
import type { Note } from './protocol'
import type { Hint, Owner, View } from './view'

export interface BoardProps {
  kit: Kit
  view: View
  liveries: Liveries
  /** The seat that looks, -2 for a spectator. */
  seat: number
  /** What may be clicked on the board, with what is worth knowing before the click. */
  lit: ReadonlyMap<string, Hint>
  /** Clicked, but not yet confirmed. */
  chosen: string | null
  /** Pointed at from the log or a list. */
  pointed: string | null
  /** What the scene that is being told speaks of. */
  told?: ReadonlySet<string>
  ownerName: (owner: Owner) => string
  seatNames: readonly string[]
  /** The log, and how many of its lines had been there when this seat last answered. */
  notes: readonly Note[]
  seen: number
  onpick: (name: string) => void
  oninspect: (name: string | null) => void
}

/** What the hand gives to a card: the generic face, or a game's own in `boards/<id>/Card.svelte`. */
export interface CardProps {
  name: string
  kit: Kit
  view?: View
  liveries: Liveries
  lit?: boolean
  chosen?: boolean
  hint?: Hint
  onpick?: (name: string) => void
}

/** Boards that games bring themselves: `boards/<id>/index.ts` exports one as its default. Without it the table draws everything. */
import type { Component } from 'svelte'
import type { Hint, View } from '../contract/shared'
import type { StoryPlan } from '../lib/chapters'
import type { GuideStep } from '../lib/guide.svelte'
import type { Sounds } from '../lib/sounds'

/** What is given to a card; the rest it finds on the table. */
export interface CardProps {
  name: string
  lit?: boolean
  chosen?: boolean
  hint?: Hint | undefined
  onpick?: (name: string) => void
}

/** All are optional; the table falls back to its own version. */
export interface OwnBoard {
  /** Instead of the plain map. */
  Board?: Component
  /** In the column beside the board, where there is room for one. */
  Side?: Component
  /** Instead of the plain face of a card. */
  Card?: Component<CardProps>
  /** Which cards lie in the hand, where that is not just `view.hand`. */
  hand?: (view: View, lit: ReadonlyMap<string, Hint>, seat: number) => string[]
  /** What of a view the table still has to list, where the board or its side draw the rest themselves. */
  rest?: (view: View) => View
  /** How the log is told chapter by chapter, where the table does the telling. */
  story?: StoryPlan
  /** What lines of the log sound like. */
  sounds?: Sounds
  /** The steps of the first-game guide. */
  guide?: readonly GuideStep[]
}

const boards = import.meta.glob<{ default: OwnBoard }>('./*/index.ts')

export async function ownBoard(game: string): Promise<OwnBoard> {
  return (await boards[`./${game}/index.ts`]?.())?.default ?? {}
}

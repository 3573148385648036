/** Boards that games bring themselves; a game without one is drawn by the generic map. */
import type { Component } from 'svelte'
import type { BoardProps, CardProps } from '../lib/boardprops'
import type { GuideStep } from '../lib/guide.svelte'
import type { Hint, View } from '../lib/view'

const own = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte')
const faces = import.meta.glob<{ default: Component<CardProps> }>('./*/Card.svelte')
const hands = import.meta.glob<{ inHand: InHand }>('./*/hand.ts')
const guided = import.meta.glob<{ guide: readonly GuideStep[] }>('./*/guide.ts')

/** Which cards of `view.hand` lie in the hand, where the board shows some of them itself. */
export type InHand = (view: View, lit: ReadonlyMap<string, Hint>) => string[]

export async function ownBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = own[`./${game}/Board.svelte`]
  return load ? (await load()).default : null
}

export async function ownCard(game: string): Promise<Component<CardProps> | null> {
  const load = faces[`./${game}/Card.svelte`]
  return load ? (await load()).default : null
}

export async function ownHand(game: string): Promise<InHand | null> {
  const load = hands[`./${game}/hand.ts`]
  return load ? (await load()).inHand : null
}

/** The steps of a game's first-game guide, as its `boards/<id>/guide.ts` declares them. */
export async function ownGuide(game: string): Promise<readonly GuideStep[]> {
  const load = guided[`./${game}/guide.ts`]
  return load ? (await load()).guide : []
}

export function hasGuide(game: string): boolean {
  return `./${game}/guide.ts` in guided
}

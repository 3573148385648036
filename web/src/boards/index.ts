/** Boards that games bring themselves; a game without one is drawn by the generic map. */
import type { Component } from 'svelte'
import type { BoardProps, CardProps } from '../lib/boardprops'
import { AROUND, type GuideStep } from '../lib/guide.svelte'
import type { Score } from '../lib/sounds'
import type { Hint, View } from '../lib/view'

const own = import.meta.glob<{ default: Component<BoardProps>; rest?: Rest }>('./*/Board.svelte')
const sides = import.meta.glob<{ default: Component<BoardProps> }>('./*/Side.svelte')
const faces = import.meta.glob<{ default: Component<CardProps> }>('./*/Card.svelte')
const hands = import.meta.glob<{ inHand: InHand }>('./*/hand.ts')
const scores = import.meta.glob<{ score: Score }>('./*/sounds.ts')
const guided = import.meta.glob<{ guide: readonly GuideStep[] }>('./*/guide.ts')

/** Which cards of `view.hand` lie in the hand, where the board shows some of them itself. */
export type InHand = (view: View, lit: ReadonlyMap<string, Hint>) => string[]

export async function ownBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = own[`./${game}/Board.svelte`]
  return load ? (await load()).default : null
}

/** What of a view the table still has to list, where the board or its side draw the rest themselves. */
export type Rest = (view: View) => View

export async function ownRest(game: string): Promise<Rest | null> {
  return (await own[`./${game}/Board.svelte`]?.())?.rest ?? null
}

/** What a game's own `Side.svelte` shows in the column beside the board, where there is room for one. */
export async function ownSide(game: string): Promise<Component<BoardProps> | null> {
  return (await sides[`./${game}/Side.svelte`]?.())?.default ?? null
}

export async function ownCard(game: string): Promise<Component<CardProps> | null> {
  const load = faces[`./${game}/Card.svelte`]
  return load ? (await load()).default : null
}

export async function ownHand(game: string): Promise<InHand | null> {
  const load = hands[`./${game}/hand.ts`]
  return load ? (await load()).inHand : null
}

/** The steps of a game's first-game guide, as its `boards/<id>/guide.ts` declares them; without it, a look around. */
export async function ownGuide(game: string): Promise<readonly GuideStep[]> {
  const load = guided[`./${game}/guide.ts`]
  return load ? (await load()).guide : AROUND
}

/** What the lines of a game's log sound like, as its `boards/<id>/sounds.ts` declares it. */
export async function ownScore(game: string): Promise<Score> {
  return (await scores[`./${game}/sounds.ts`]?.())?.score ?? {}
}

/** Boards that games bring themselves; a game without one is drawn by the generic map. */
import type { Component } from 'svelte'
import type { BoardProps } from '../lib/boardprops'
import type { GuideStep } from '../lib/guide.svelte'

const own = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte')
const guided = import.meta.glob<{ guide: readonly GuideStep[] }>('./*/guide.ts')

export async function ownBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = own[`./${game}/Board.svelte`]
  return load ? (await load()).default : null
}

/** The steps of a game's first-game guide, as its `boards/<id>/guide.ts` declares them. */
export async function ownGuide(game: string): Promise<readonly GuideStep[]> {
  const load = guided[`./${game}/guide.ts`]
  return load ? (await load()).guide : []
}

export function hasGuide(game: string): boolean {
  return `./${game}/guide.ts` in guided
}

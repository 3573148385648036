/** Boards that games bring themselves; a game without one is drawn by the generic map. */
import type { Component } from 'svelte'
import type { BoardProps } from '../lib/boardprops'

const own = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte')

export async function ownBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = own[`./${game}/Board.svelte`]
  return load ? (await load()).default : null
}

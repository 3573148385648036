/** Whom somebody wants to play against, game by game: the last choice is kept in this browser. */
import { language } from './i18n.svelte'
import type { GameInfo } from '../contract/responses'

const KEY = 'sandtable.opponents'

function kept(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, string>
  } catch {
    return {}
  }
}

/** The opponent chosen last, as long as there is such a one. */
export function opponentOf(game: GameInfo): string {
  const chosen = kept()[game.id]
  return game.bots.find(({ id }) => id === chosen)?.id ?? game.bots[0]?.id ?? 'random'
}

export function keepOpponent(game: string, bot: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: bot }))
}

/** How a bot plays and how long it thinks. */
export function aboutBot(game: GameInfo, id: string): string {
  const about = game.bots.find((bot) => bot.id === id)?.about
  return about?.[language()] ?? about?.['en'] ?? ''
}

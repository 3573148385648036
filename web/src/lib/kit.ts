/** Everything about a game that its table needs at once and that never changes during play. */
import { api } from './api'
import { GameText } from './gametext'
import type { GameInfo, TableInfo } from '../contract/responses'
import type { AnyBoard } from '../contract/shared'

export interface Kit<B = AnyBoard> {
  info: GameInfo
  board: B
  text: GameText
  language: string
}

/** A table by a variant has a board and texts of its own. */
export function loadKitOf(table: TableInfo, language: string): Promise<Kit> {
  return loadKit(table.game, language, table.variant ? table.match : undefined)
}

export async function loadKit(game: string, language: string, match?: string): Promise<Kit> {
  const [info, board, locale] = await Promise.all([
    api.game(game),
    match ? api.matchBoard(match) : api.board(game),
    match ? api.matchLocale(match, language) : api.locale(game, language),
  ])
  const text = new GameText(language, [locale], info.things, info.persons)
  return { info, board, text, language }
}

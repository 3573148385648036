/** Everything about a game that its table needs and that never changes during play. */
import { api } from './api'
import { GameText } from './gametext'
import type { GameInfo, RuleInfo as Rule, TableInfo } from '../contract/responses'
import type { AnyBoard } from '../contract/shared'

export interface Kit<B = AnyBoard> {
  info: GameInfo
  board: B
  text: GameText
  rules: Map<string, Rule>
  language: string
}

/** A table by a variant has a board and texts of its own. */
export function loadKitOf(table: TableInfo, language: string): Promise<Kit> {
  return loadKit(table.game, language, table.variant ? table.match : undefined)
}

export async function loadKit(game: string, language: string, match?: string): Promise<Kit> {
  const [info, board, locale, rules] = await Promise.all([
    api.game(game),
    match ? api.matchBoard(match) : api.board(game),
    match ? api.matchLocale(match, language) : api.locale(game, language),
    api.rules(game),
  ])
  const text = new GameText(language, [locale], info.things, info.persons)
  return { info, board, text, rules: new Map(rules.map((rule) => [rule.id, rule])), language }
}

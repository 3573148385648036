/** Everything about a game that its table needs and that never changes during play. */
import { api } from './api'
import { GameText } from './gametext'
import type { GameInfo, RuleInfo as Rule } from '../contract/responses'
import type { AnyBoard } from '../contract/shared'

export interface Kit<B = AnyBoard> {
  info: GameInfo
  board: B
  text: GameText
  rules: Map<string, Rule>
  language: string
}

export async function loadKit(game: string, language: string): Promise<Kit> {
  const [info, board, locale, rules] = await Promise.all([
    api.game(game),
    api.board(game),
    api.locale(game, language),
    api.rules(game),
  ])
  const text = new GameText(language, [locale], info.things, info.persons)
  return { info, board, text, rules: new Map(rules.map((rule) => [rule.id, rule])), language }
}

/** The order in which the games stand on the shelf; others come after. */
import type { GameInfo } from './protocol'

const SHELVED = ['states', 'twilight', 'axis', 'dawn', 'taiwan2045']

function rank(game: GameInfo): number {
  const at = SHELVED.indexOf(game.id)
  return at < 0 ? SHELVED.length : at
}

export function shelved(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((a, b) => rank(a) - rank(b))
}

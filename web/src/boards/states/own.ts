/** The table of this game: what its view and its board hold besides the usual sections. */
import type { GameBoard, GameView } from '../../contract/games/states'
import { tableOf } from '../../lib/table'

export const gameTable = () => tableOf<GameView, GameBoard>()

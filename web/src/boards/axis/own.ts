/** The table of this game: what its view and its board hold besides the usual sections. */
import type { GameBoard, GameView } from '../../contract/games/axis'
import type { View } from '../../contract/shared'
import { narrow } from '../../lib/screen'
import { tableOf } from '../../lib/table'

export const gameTable = () => tableOf<GameView, GameBoard>()

/** Treasuries belong to powers: a sum over those of a seat says nothing. Beside the board each stands by name. */
export function rest(view: View): View {
  const seats = view.seats?.map((row) => ({ ...row, values: {} }))
  const { cities, ...others } = view.tracks ?? {}
  return { ...view, seats, tracks: { ...(narrow.current ? others : {}), ...(cities === undefined ? {} : { cities }) } }
}

/** How the people and bots at a table are called. */
import type { GameText } from './gametext'
import type { SeatInfo as Seat } from '../contract/responses'

/** The seat of somebody who only watches. */
export const SPECTATOR = -2

/** The role's name; with the person's name where the role alone would not tell who it is. */
export function seatNames(seats: readonly Seat[], text: GameText): string[] {
  return seats.map((seat) => text.word('seat', seat.role))
}

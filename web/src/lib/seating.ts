/** How the people and bots at a table are called. */
import type { GameText } from './gametext'
import type { SeatInfo as Seat, TableInfo as Table } from '../contract/responses'

/** The seat of somebody who only watches. */
export const SPECTATOR = -2

/** The role's name; with the person's name where the role alone would not tell who it is. */
export function seatNames(seats: readonly Seat[], text: GameText): string[] {
  return seats.map((seat) => text.word('seat', seat.role))
}

/** The seat of mine, other than the one shown, that is being asked: the device should be handed over. */
export function handOverTo(table: Table, shown: number, acting: readonly number[], asked: boolean): number | null {
  if (asked || table.mine.length < 2 || table.status !== 'playing') return null
  return table.mine.find((seat) => seat !== shown && acting.includes(seat)) ?? null
}

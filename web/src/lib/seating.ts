/** How the people and bots at a table are called. */
import type { GameText } from './gametext'
import { t } from './i18n.svelte'
import { personName } from './people'
import type { SeatInfo as Seat } from '../contract/responses'

/** The seat of somebody who only watches. */
export const SPECTATOR = -2

/** The roles' names, as the log and the map have them. */
export function seatNames(seats: readonly Seat[], text: GameText): string[] {
  return seats.map((seat) => text.word('seat', seat.role))
}

/** Where somebody is waited for or asks for something: a person by role and name. */
export function peopleNames(seats: readonly Seat[], text: GameText): string[] {
  return seats.map((seat) => {
    const role = text.word('seat', seat.role)
    return seat.kind === 'person' ? t('role-and-name', { role, name: personName(seat.name) }) : role
  })
}

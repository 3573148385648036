/** The table of this game: what its view and its board hold besides the usual sections. */
import type { GameBoard, GameView } from '../../contract/games/taiwan2045'
import type { View } from '../../contract/shared'
import type { GameText } from '../../lib/gametext'
import { tableOf } from '../../lib/table'

export const ENDINGS = ['taiwan', 'pla'] as const
export const FACTIONS = ['central', 'local', 'enterprise'] as const

export const gameTable = () => tableOf<GameView, GameBoard>()

/** A mission's card says both sides in one text: "Resist (3 points): … Welcome (4 points): …" */
const BOTH_SIDES = /^[^（(]+[（(][^）)]*[）)][：:]\s*(.*?[。.])\s*[^（(。.]+[（(][^）)]*[）)][：:]\s*(.*)$/

export function conditionText(text: GameText, mission: string, side: string): string {
  const found = BOTH_SIDES.exec(text.face(mission))
  return found ? found[side === 'resist' ? 1 : 2]! : text.name(mission.replace('mission:', `${side}:`))
}

const SUPPLY = new Set(['elite', 'open', 'closed'])
const ON_THE_ORDER_TRACK = new Set(['slot', 'next-slot'])

/** What the table still has to list: the board shows the tracks, the supply with its decks and one's own missions. */
export function rest(view: View): View {
  const seats = view.seats?.map((row) => ({
    ...row,
    values: without(row.values ?? {}, (id) => ON_THE_ORDER_TRACK.has(id)),
  }))
  const laid = view.laid?.filter(({ label }) => !SUPPLY.has(label))
  const supplied = new Set(
    view.laid?.filter(({ label }) => label === 'closed').map(({ cards }) => cards?.[0]?.split(':')[1]),
  )
  return { seats, laid, effects: view.effects, piles: without(view.piles ?? {}, (id) => supplied.has(id)) }
}

function without<T>(record: Record<string, T>, drop: (id: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => !drop(id)))
}

/** The cards that are being carried out: what a question is about, and what lies on the table as played. */
import type { AnyBoard, View } from '../contract/shared'

/** The label of the shelf on which a card lies until it is resolved. */
const PLAYED = 'played'

export function inPlay(board: AnyBoard, view: View, about: string | null): string[] {
  const laid = (view.laid ?? []).filter(({ label }) => label === PLAYED).flatMap(({ cards }) => cards ?? [])
  const asked = about !== null && board.cards?.[about] ? [about] : []
  return [...new Set([...asked, ...laid])]
}

/** What this game's view and board hold besides the usual sections. */
import type { AnyBoard, BoardSpace, Point, View } from '../../contract/shared'
import { tableOf } from '../../lib/table'

/** As printed on the card: the vocabulary of the game's content. */
export interface Printed {
  op: string
  of?: Printed[]
  states?: string[]
  [term: string]: unknown
}

/** As it stands, told only to whoever holds the person. */
export interface Standing {
  met: boolean
  now: number | null
  want: number | null
  of?: Standing[]
}

export interface PersonGoal {
  met: boolean
  conditions: Standing[]
}

export interface Effect {
  role?: string
  attr: string
  delta: number
  except?: string[]
}

interface Option {
  key: string
  kind: string
  timing: string
  attack_bonus?: number
  attack_attr?: string
  effects: Effect[]
}

export type GameView = View & {
  year?: number
  frozen?: string | null
  persons?: string[]
  goals?: Record<string, PersonGoal>
  labels?: Record<string, string[]>
}

export type GameBoard = Omit<AnyBoard, 'cards' | 'spaces'> & {
  spaces?: Record<string, BoardSpace & { capital?: Point }>
  cards?: Record<
    string,
    {
      kind?: string
      points?: number
      state?: string
      goal?: Printed[]
      options?: Option[]
      effects?: Effect[]
      freezes?: string
    }
  >
  links?: { spaces: [string, string]; points: Point[] }[]
}

export const gameTable = () => tableOf<GameView, GameBoard>()

/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Ending, Point, SeatView, SideLook, SpaceView, TrackRange } from '../shared'

export type ConditionView = {
  met?: boolean
  now?: number | null
  want?: number | null
  of?: ConditionView[]
}

export type EventShelf = {
  label: string
  seat?: number | null
  cards?: string[]
  hidden?: number
  layers?: number[]
}

export type GameBoard = StatesBoard

export type GameView = StatesView

export type GoalView = {
  met: boolean
  conditions: ConditionView[]
}

export type Link = {
  spaces: string[]
  points: Point[]
}

export type PrintedCard = {
  kind?: string
  options?: PrintedOption[]
  freezes?: string
  effects?: PrintedEffect[]
  points?: number
  state?: string
  goal?: PrintedCondition[]
}

export type PrintedCondition = {
  op?: string
  state?: string
  states?: string[]
  attr?: string
  cmp?: string
  value?: number
  a?: string
  b?: string
  by?: string
  margin?: number
  at_least?: number
  winner?: string
  loser?: string
  role?: string
  of?: PrintedCondition[]
}

export type PrintedEffect = {
  when?: string
  role?: string
  attr?: string
  delta?: number
}

export type PrintedOption = {
  key?: string
  kind?: string
  timing?: string
  roles?: string[]
  adjacent?: boolean
  attack_attr?: string
  attack_bonus?: number
  defender?: string
  die_success?: number[]
  effects?: PrintedEffect[]
}

export type StateSpace = {
  at?: Point
  polygon?: Point[]
  region?: string
  adjacent?: string[]
  capital?: Point
}

export type StatesBoard = {
  map: string
  spaces: Record<string, StateSpace>
  links: Link[]
  sides: Record<string, SideLook>
  tracks: Record<string, TrackRange>
  values: Record<string, TrackRange>
  cards: Record<string, PrintedCard>
}

export type StatesView = {
  phase?: string
  turn?: number
  year?: number
  hegemon?: number
  seats?: SeatView[]
  spaces?: Record<string, SpaceView>
  hand?: string[]
  persons?: string[]
  drawn?: string[]
  goals?: Record<string, GoalView>
  tracks?: Record<string, number>
  piles?: Record<string, number | string[]>
  laid?: EventShelf[]
  labels?: Record<string, string[]>
  effects?: string[]
  frozen?: string | null
  ending?: Ending
}

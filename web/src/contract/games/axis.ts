/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Ending, Owner, PieceView, Point, SeatView, Shelf, SpaceView, TrackRange } from '../shared'

export type AxisBoard = {
  map?: string
  spaces?: Record<string, AxisSpace>
  tracks?: Record<string, TrackRange>
  sides?: Record<string, PowerLook>
  dice?: Record<string, string[]>
  pieces?: Record<string, UnitFigures>
  charts?: string[][]
}

export type AxisSpace = {
  at?: Point
  polygon?: Point[]
  region?: string
  adjacent?: string[]
  kind?: string
  ipc?: number
  neutral?: boolean
  city?: string
}

export type AxisView = {
  phase?: string
  turn?: number
  active?: string
  seats?: SeatView[]
  spaces?: Record<string, SpaceView>
  hand?: string[]
  tracks?: Record<string, number | Record<string, number>>
  piles?: Record<string, number | string[]>
  laid?: Shelf[]
  effects?: string[]
  ending?: Ending
  powers?: Record<string, PowerView>
  transports?: TransportView[]
  battle?: BattleView | null
  battles?: BattleToCome[]
  landings?: Landing[]
  objectives?: ObjectiveView[]
  costs?: Record<string, number>
  cities?: Record<string, string[]>
  cities_to_win?: number
  with_research?: boolean
}

export type BattleToCome = {
  space: string
  odds: OddsView | null
}

export type BattleView = {
  attack: PieceView[]
  defend: StruckPiece[]
  odds: OddsView | null
  space: string
  round: number
  attacker: string
  submerged: Record<string, number>
  damaged: Record<string, number>
}

export type GameBoard = AxisBoard

export type GameView = AxisView

export type Landing = {
  space: string
  owner: string
  what: string
  n: number
  left: number
  home: string | null
}

export type ObjectiveView = {
  objective: string
  power: string
  bonus: number
  rule: string
  met: boolean
  have: number
  need: number
  spaces: string[]
}

export type OddsView = {
  win: number
  draw: number
  loss: number
  take: number
  attack_losses: number
  defend_losses: number
}

export type Passenger = {
  what: string
  owner: string
}

export type PowerLook = {
  colour?: string
  side?: string
}

export type PowerView = {
  seat: number
  ipc: number
  production: number
  tokens: number
  techs: string[]
  waiting: Record<string, number>
  capital_lost: boolean
  treasury: boolean
}

export type StruckPiece = {
  what: string
  n: number
  owner?: Owner
  aboard?: string[]
  hit?: number
}

export type TransportView = {
  zone: string
  owner: string
  moves: number
  cargo: Passenger[]
  target: string | null
}

export type UnitFigures = {
  cost: number
  attack: number
  defense: number
  move: number
}

/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Ending, Point, SeatView, Shelf, SideLook, SpaceView } from '../shared'

export type Box = {
  box: number
  min_ops: number
  max_roll: number
  vp_first: number
  vp_second: number
}

export type CardFace = {
  number: number
  ops: number
  side: string
  era: string
  starred: boolean
  lasting: boolean
}

export type Era = {
  id: string
  turns: number[]
  hand_size: number
  action_rounds: number
}

export type GameBoard = TwilightBoard

export type GameView = TwilightView

export type Home = {
  at: Point
}

export type RegionScore = {
  us: number
  ussr: number
  standing?: Standing
}

export type Standing = {
  us: string
  ussr: string
}

export type Tiers = {
  presence: number
  domination: number
  control: number
}

export type Track = {
  low?: number
  high?: number
  boxes?: Box[]
}

export type TwilightBoard = {
  map: string
  spaces: Record<string, TwilightSpace>
  homes: Record<string, Home>
  regions: string[]
  tracks: Record<string, Track>
  eras: Era[]
  scoring: Record<string, Tiers>
  cards: Record<string, CardFace>
  sides: Record<string, SideLook>
  dice: Record<string, string[]>
  china_card: string
}

export type TwilightSpace = {
  at?: Point
  polygon?: Point[]
  region?: string
  adjacent?: string[]
  stability: number
  battleground: boolean
}

export type TwilightView = {
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
  round?: number
  phasing?: number
  scoring?: Record<string, RegionScore>
  looking?: number | string[]
}

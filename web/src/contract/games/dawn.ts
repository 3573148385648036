/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Ending, Point, SeatView, Shelf, SideLook, SpaceView, TrackRange } from '../shared'

export type DawnBoard = {
  map: string
  spaces: Record<string, DawnSpace>
  regions: string[]
  sides: Record<string, SideLook>
  pieces: Record<string, PieceLook>
  cards: Record<string, PrintedCard>
  tracks: DawnTracks
  dice: Record<string, string[]>
}

export type DawnSpace = {
  at?: Point
  polygon?: Point[]
  region?: string
  adjacent?: string[]
  home?: string
  subregion?: string | null
  stability?: number | null
  battleground?: boolean
}

export type DawnTracks = {
  turn: TurnTrack
  round: TrackRange
  social: SocialTrack
  economy: EconomyTrack
  diplomacy: TrackRange
  security: TrackRange
  russia: RussiaTrack
  tech: TechTrack
}

export type DawnView = {
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
  scoring?: Record<string, RegionView>
}

export type EconomyTrack = {
  low?: number
  high?: number
  zones?: EconomyZone[]
  attempts?: number[]
}

export type EconomyZone = {
  levels: number[]
  income: number
  upgrade_price: number
  own_vp: number
  opponent_vp: number
  own_social: number
}

export type GameBoard = DawnBoard

export type GameView = DawnView

export type PieceLook = {
  side: string
}

export type PrintedCard = {
  era?: string
  side?: string
  ops?: number
  kind?: string
  star?: boolean
  permanent?: boolean
  russia_track?: boolean
  years?: string
}

export type RegionView = {
  us: number
  cn: number
  standing: Record<string, string>
}

export type RussiaTrack = {
  low?: number
  high?: number
  boxes?: string[]
}

export type SocialTrack = {
  low?: number
  high?: number
  zones?: SocialZone[]
}

export type SocialZone = {
  levels: number[]
  hand: number
  own_discard: boolean
  opponent_eighth_round: boolean
}

export type TechBoxes = {
  us: string[]
  cn: string[]
}

export type TechTrack = {
  low?: number
  high?: number
  boxes?: TechBoxes
}

export type TurnTrack = {
  low?: number
  high?: number
  new_cards?: number[]
}

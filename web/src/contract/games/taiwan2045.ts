/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Ending, Goal, Point, Shelf, SideLook, SpaceView, TrackRange } from '../shared'

export type CardFace = {
  faction?: string
  favour?: boolean
  kind?: string
  troops?: number
  at?: string
  strength?: number
  ground?: string
}

export type FactionBoard = {
  colour?: string
  coloured: number[]
}

export type ForecastView = {
  faction: number
  merit: number
  score: number
  total: number
  hero: boolean
  worth: Record<string, number>
}

export type GameBoard = Taiwan2045Board

export type GameView = Taiwan2045View

export type PlayerRow = {
  seat: number
  score?: number
  values?: Record<string, number>
  shown?: string[]
  marks?: string[]
  exits?: string[]
  roads?: string[]
  backs?: string[]
  'mission-backs'?: string[]
}

export type RegionBoard = {
  core: string
}

export type SideView = {
  points: number
  merit: number
  barred: boolean
  met: boolean
  conditions: Goal[]
}

export type StrongholdBoard = {
  at?: Point
  polygon?: Point[]
  region?: string
  adjacent?: string[]
  xy?: number[]
  group?: string
  core?: boolean
  factions?: string[]
  value?: number
  arrows?: string[]
}

export type Taiwan2045Board = {
  map?: string
  spaces?: Record<string, StrongholdBoard>
  tracks?: Record<string, TrackRange>
  sides?: Record<string, SideLook>
  dice?: Record<string, string[]>
  regions?: Record<string, RegionBoard>
  cards?: Record<string, CardFace>
  factions?: Record<string, FactionBoard>
  roads?: Record<string, string[]>
  outline?: Point[]
}

export type Taiwan2045View = {
  phase?: string
  turn?: number
  active?: string
  seats?: PlayerRow[]
  spaces?: Record<string, SpaceView>
  hand?: string[]
  tracks?: Record<string, number | Record<string, number>>
  piles?: Record<string, number | string[]>
  laid?: Shelf[]
  effects?: string[]
  ending?: Ending
  current?: number | null
  war?: WarView
  forecast?: Record<string, ForecastView>
  missions?: Record<string, Record<string, SideView>>
}

export type WarView = {
  round: number
  cities: number
  'pla-from': number
  'taiwan-to': number
  outcome: string
}

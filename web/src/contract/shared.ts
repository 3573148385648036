/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */

export type AnyBoard = {
  map?: string
  spaces?: Record<string, BoardSpace>
  tracks?: Record<string, TrackRange>
  sides?: Record<string, SideLook>
  dice?: Record<string, string[]>
  cards?: Record<string, Record<string, unknown>>
  pieces?: Record<string, Record<string, unknown>>
}

export type Board = {
  map?: string
  spaces?: Record<string, BoardSpace>
  tracks?: Record<string, TrackRange>
  sides?: Record<string, SideLook>
  dice?: Record<string, string[]>
}

export type BoardSpace = {
  at?: Point
  polygon?: Point[]
  region?: string
  adjacent?: string[]
}

export type Ending = {
  how?: string
  rule?: string
  decided?: string
  about?: string[]
  scores?: FinalScore[]
}

export type FinalScore = {
  who: Owner
  values: Record<string, number>
}

export type Goal = {
  have: number
  need: number
  met?: boolean
}

export type Hint = Record<string, number>

export type Owner = number | string | null

export type PieceView = {
  what: string
  n: number
  owner?: Owner
  aboard?: string[]
}

export type Point = [number, number]

export type SeatView = {
  seat: number
  score?: number
  values?: Record<string, number>
  shown?: string[]
  marks?: string[]
}

export type Shelf = {
  label: string
  seat?: number | null
  cards?: string[]
  hidden?: number
}

export type SideLook = {
  colour?: string
}

export type SpaceView = {
  owner?: Owner
  pieces?: PieceView[]
  values?: Record<string, number>
  marks?: string[]
}

export type TrackRange = {
  low?: number
  high?: number
}

export type View = {
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
}

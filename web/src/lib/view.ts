/** What a game tells the table: the sections of a view and of a board that any game may fill (docs/add-a-game.md). */

/** A seat number, a side's id, or nobody. */
export type Owner = number | string | null

export interface Piece {
  what: string
  n: number
  owner?: Owner
}

export interface SpaceView {
  owner?: Owner
  pieces?: Piece[]
  values?: Record<string, number>
  marks?: string[]
}

export interface SeatView {
  seat: number
  score?: number
  values?: Record<string, number>
  shown?: string[]
  marks?: string[]
}

export interface Laid {
  label: string
  seat?: number | null
  cards?: string[]
  hidden?: number
}

export type Track = number | Record<string, number>

export interface View {
  phase?: string
  turn?: number
  seats?: SeatView[]
  spaces?: Record<string, SpaceView>
  hand?: string[]
  tracks?: Record<string, Track>
  piles?: Record<string, number | string[]>
  laid?: Laid[]
  effects?: string[]
  [own: string]: unknown
}

export type Point = [number, number]

export interface BoardSpace {
  at?: Point
  polygon?: Point[]
  region?: string
  adjacent?: string[]
  [printed: string]: unknown
}

export interface Board {
  map?: 'world' | 'taiwan' | 'china' | 'plain'
  spaces?: Record<string, BoardSpace>
  regions?: Record<string, unknown> | string[]
  tracks?: Record<string, { low?: number; high?: number }>
  cards?: Record<string, Record<string, unknown>>
  sides?: Record<string, { colour?: string }>
  pieces?: Record<string, Record<string, unknown>>
  [own: string]: unknown
}

export interface Hint {
  success?: number
  cost?: number
  points?: number
  [own: string]: number | undefined
}

/** The messages of the server, as docs/protocol.md describes them. */
import type { Hint, View } from '../contract/shared'

export const SPECTATOR = -2

export type Tongues = Record<string, string>

export interface Me {
  person: string
  name: string
  guest: boolean
  login: string | null
  language: string | null
}

export interface GameOption {
  id: string
  kind: 'choice' | 'number' | 'switch'
  default: string | number | boolean
  choices?: string[]
  low?: number
  high?: number
}

export interface GameInfo {
  id: string
  version: string
  seats: number[]
  minutes: number
  weight: number
  title: Tongues
  tagline: Tongues
  options: GameOption[]
  emblem: string
  bots: { id: string; title: Tongues }[]
  roles: Record<string, string[]>
  things: string[]
  persons: string[]
}

export interface Rule {
  id: string
  section: string
  summary: Tongues
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; minutes: number; increment_s: number; expiry?: string }
  | { kind: 'days'; days: number; expiry?: string }

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot?: string }

export interface NewMatch {
  game: string
  seats?: SeatWish[]
  options?: Record<string, string | number | boolean>
  clock?: Clock
  listed?: boolean
  shuffle?: boolean
  nonce?: string
}

export interface Created {
  match: string
  seat: number
  links: { seat: number; link: string }[]
}

export interface Result {
  by: 'rules' | 'resign' | 'draw' | 'time' | 'import'
  ending: string
  winners: number[]
  scores: number[]
}

export interface Seat {
  seat: number
  role: string
  kind: 'person' | 'bot' | 'open'
  name: string
  bot?: string
  mine?: boolean
  here?: boolean
  reserved?: boolean
}

export interface Summary {
  match: string
  game: string
  status: Status
  created: number
  updated: number
  seats: Seat[]
  acting: number[]
  mine: number[]
  your_turn: boolean
  listed: boolean
  clock: Clock
  result: Result | null
}

export type Status = 'waiting' | 'playing' | 'paused' | 'over'

export interface Offer {
  what: 'undo' | 'draw' | 'pause'
  by: number
  agreed: number[]
  needed: number[]
}

export interface Clocks {
  left: number[]
  running: number[]
  now: number
}

export interface Table {
  match: string
  game: string
  version: string
  options: Record<string, string | number | boolean>
  status: Status
  created: number
  host: boolean
  seats: Seat[]
  mine: number[]
  watchers: number
  clock: Clock
  clocks: Clocks | null
  overdue: number[]
  offers: Offer[]
  fair: { hash: string; salt: string; key: string | null }
  parent: { match: string; step: number } | null
  rematch: string | null
  repaired: { step: number; rules: string } | null
  result: Result | null
}

export interface Note {
  key: string
  rule: string
  values: Record<string, unknown>
  private?: boolean
}

export interface Ask {
  turn: string
  prompt: string
  left: number
  about: string | null
  options: string[]
  hints: Record<string, Hint>
  quiet: boolean
}

export interface Update {
  type: 'update'
  seat: number
  mine: number[]
  /** Nothing before the match has begun. */
  view: View | null
  acting: number[]
  ask: Ask | null
  undo: null | 'free' | 'ask'
  notes_from: number
  notes: Note[]
  over: boolean
}

export interface ChatLine {
  n: number
  at: number
  seat: number | null
  name: string
  text: string
}

export type FromServer =
  | { type: 'table'; table: Table }
  | Update
  | { type: 'ack'; id: string }
  | { type: 'error'; id: string | null; code: string; message: string }
  | { type: 'chat'; lines: ChatLine[]; from: number }
  | { type: 'why'; id: string; name: string; rule: string }
  | { type: 'pong' }
  | { type: 'bye'; code: string }

export interface Step {
  step: number
  by: number | null
  ask: string | null
  answer: string | null
  notes: number
  turn?: number
  phase?: string
}

export interface Replay {
  step: number
  steps: number
  seat: number
  by: number | null
  ask: string | null
  answer: string | null
  view: View
  acting: number[]
  notes: Note[]
  notes_from: number
  over: boolean
}

export interface Verified {
  ok: boolean
  hash_ok: boolean
  key: string
  salt: string
  hash: string
  events: { entry: number; ask: string; options: string[]; answer: string; expected: string; ok: boolean }[]
}

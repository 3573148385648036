/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Hint, View } from './shared'

export type Ack = {
  type: 'ack'
  id: string | null
}

export type AdviceInfo = {
  name: string
  worth: number
  line: Answered[]
}

export type Answered = {
  seat: number
  name: string
}

export type Ask = {
  turn: string
  prompt: string
  left: number
  about: string | null
  so_far: Record<string, string[]>
  options: string[]
  hints: Record<string, Hint>
  gestures: GestureInfo[]
  quiet: boolean
}

export type BotInfo = {
  id: string
  title: Tongues
  about: Tongues
}

export type Bye = {
  type: 'bye'
  code: string
}

export type ChangeInfo = {
  path: string
  before: string | null
  after: string | null
}

export type Chat = {
  type: 'chat'
  from: number
  lines: ChatLine[]
}

export type ChatLine = {
  n: number
  at: number
  seat: number | null
  name: string
  text: string
  what: Told | null
  about?: string
  muted?: boolean
}

export type ClockPlan = {
  kind: 'none' | 'live' | 'days'
  minutes?: number
  increment_s?: number
  days?: number
  expiry?: 'bot' | 'lose' | 'wait'
}

export type Clocks = {
  left: number[]
  running: number[]
  now: number
}

export type DoneInfo = {
  match: string
  at: number
  kind: string
  data: Record<string, unknown> | null
}

export type ErrorMessage = {
  type: 'error'
  id: string | null
  code: string
  message: string
  name: string | null
  rule: string | null
}

export type ExperimentInfo = {
  id: string
  game: string
  bots: string[]
  games: number
  seed: number
  compare: boolean
  changes: ChangeInfo[]
  progress: 'trying' | 'playing' | 'done' | 'failed' | 'stopped'
  done: number
  seconds: number
  problem: string
  figures: LabFigure[]
  trace: number[][]
}

export type Experiments = {
  experiments: ExperimentInfo[]
}

export type Fair = {
  hash: string
  salt: string
  key: string | null
  words: string[]
}

export type FromServer = TableMessage | Update | Ack | ErrorMessage | Chat | WhyAnswer | Pong | Bye

export type GameInfo = {
  id: string
  version: string
  seats: number[]
  minutes: number
  weight: number
  shelf: number
  emblem: string
  title: Tongues
  tagline: Tongues
  first_seat: Tongues
  options: GameOption[]
  bots: BotInfo[]
  roles: Record<string, string[]>
  things: string[]
  persons: string[]
  lessons: LessonInfo[]
  variants: VariantInfo[]
  puzzles: number
}

export type GameOption = {
  id: string
  kind: 'switch' | 'number' | 'choice'
  default: OptionValue
  choices?: string[]
  low?: number
  high?: number
}

export type Games = {
  games: GameInfo[]
}

export type GestureInfo = {
  key: string
  answers: string[]
  at: string | null
  what: string | null
  most: number
  usual: number
  counts: string[]
  again: string[]
  room: number
  about: string | null
  source: string | null
}

export type HintInfo = {
  turn: string
  options: AdviceInfo[]
}

export type Invitation = {
  match: string
  seat: number
  game: string
  taken: boolean
  host: string
  seats: SummarySeat[]
  clock: ClockPlan
  variant: string | null
}

export type LabContent = {
  rows: LabRow[]
}

export type LabDoor = {
  open: boolean
  most_games: number
}

export type LabField = {
  name: string
  value: OptionValue
  words: string[]
}

export type LabFigure = {
  measure: string
  share: boolean
  value: number
  low: number
  high: number
  a: number | null
  b: number | null
  sure: boolean
  more: number
}

export type LabRow = {
  path: string
  kind: string
  id: string
  in_deck: boolean
  fields: LabField[]
}

export type LessonInfo = {
  id: string
  seat: number
  seats: number
  title: Tongues
  task: Tongues
}

export type MatchList = {
  matches: MatchSummary[]
}

export type MatchSummary = {
  match: string
  game: string
  status: Status
  created: number
  updated: number
  listed: boolean
  variant: string | null
  clock: ClockPlan
  seats: SummarySeat[]
  acting: number[]
  deadline: number | null
  result: Result | null
  mine: number[]
  lost: number[]
  your_turn: boolean
}

export type MyData = {
  person: string
  name: string
  login: string | null
  email: string | null
  language: string | null
  created: number
  matches: string[]
  sign_ins: SignInInfo[]
  bots: string[]
  done: DoneInfo[]
}

export type NoteInfo = {
  key: string
  rule: string
  values: Record<string, unknown>
  private: boolean
}

export type OfferInfo = {
  what: 'undo' | 'draw' | 'pause'
  by: number
  agreed: number[]
  needed: number[]
}

export type OptionValue = boolean | number | string

export type Parent = {
  match: string
  step: number
}

export type PointInfo = {
  step: number
  chances: number[]
}

export type Pong = {
  type: 'pong'
}

export type Position = {
  seat: number
  view: View | null
  acting: number[]
  ask: Ask | null
  undo: 'free' | 'ask' | null
  over: boolean
}

export type PuzzleInfo = {
  game: string
  number: number
  count: number
  options: Record<string, OptionValue>
  roles: string[]
  seat: number
  view: View
  ask: Ask
  notes: NoteInfo[]
}

export type RepairedAt = {
  step: number
  rules: string
}

export type Replay = {
  step: number
  steps: number
  seat: number | 'all'
  by: number | null
  ask: string | null
  answer: string | null
  view: View
  views?: View[]
  acting: number[]
  notes: NoteInfo[]
  notes_from: number
  over: boolean
}

export type Result = {
  by: string
  ending: string
  winners: number[]
  scores: number[]
}

export type ReviewInfo = {
  status: 'none' | 'working' | 'done'
  done: number
  parts: number
  points: PointInfo[]
  turnings: TurningInfo[]
}

export type Roll = {
  entry: number
  ask: string
  options: string[]
  answer: string
  expected: string
  ok: boolean
}

export type RuleInfo = {
  id: string
  section: string
  summary: Tongues
}

export type Rules = {
  rules: RuleInfo[]
}

export type SeatInfo = {
  seat: number
  role: string
  kind: 'person' | 'bot' | 'open'
  name: string
  mine: boolean
  here: boolean
  program?: boolean
  bot?: string
  reserved?: boolean
  yours_again?: boolean
  was_yours?: boolean
}

export type SignInInfo = {
  created: number
  device: string
}

export type SolutionInfo = {
  right: boolean
  best: string
  options: AdviceInfo[]
}

export type Status = 'waiting' | 'playing' | 'paused' | 'over'

export type Step = {
  step: number
  by: number | null
  ask: string | null
  answer: string | null
  notes: number
  turn: number | null
  phase: string | null
}

export type Steps = {
  steps: number
  list: Step[]
}

export type SummarySeat = {
  seat: number
  role: string
  name: string
  kind: string
  program?: boolean
}

export type TableInfo = {
  match: string
  game: string
  version: string
  options: Record<string, OptionValue>
  variant: VariantInfo | null
  status: Status
  created: number
  host: boolean
  seats: SeatInfo[]
  mine: number[]
  watchers: number
  clock: ClockPlan
  clocks: Clocks | null
  overdue: number[]
  offers: OfferInfo[]
  fair: Fair
  parent: Parent | null
  rematch: string | null
  repaired: RepairedAt | null
  replayable: boolean
  result: Result | null
}

export type TableMessage = {
  type: 'table'
  table: TableInfo
}

export type Told = 'time' | 'kicked' | 'resigned' | 'returned' | 'repaired'

export type Tongues = Record<string, string>

export type TurningInfo = {
  step: number
  seat: number
  lost: number
  played: string
  better: string
  cost: number
  line: [number, string][]
}

export type Update = {
  seat: number
  view: View | null
  acting: number[]
  ask: Ask | null
  undo: 'free' | 'ask' | null
  over: boolean
  type: 'update'
  mine: number[]
  notes_from: number
  notes: NoteInfo[]
}

export type VariantInfo = {
  id: string
  name: string
  changes: ChangeInfo[]
  texts: number
}

export type Verified = {
  ok: boolean
  hash_ok: boolean
  salt_ok: boolean
  hash: string
  key: string
  salt: string
  words: string[]
  events: Roll[]
}

export type WhyAnswer = {
  type: 'why'
  id: string | null
  name: string
  rule: string
}

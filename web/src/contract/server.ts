/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Hint } from './shared'

export type Account = {
  login: string
  password: string
}

export type Ack = {
  type: 'ack'
  id: string | null
}

export type Action = AnswerMessage | UndoMessage | DrawMessage | PauseMessage | AgreeMessage | RefuseMessage | WithdrawMessage | ResumeMessage | ResignMessage | KickMessage | BotMessage | RenameMessage | ChatMessage

export type AgreeMessage = {
  id?: string | null
  seat?: number | null
  type: 'agree'
  what: What
}

export type AnswerMessage = {
  id?: string | null
  seat?: number | null
  type: 'answer'
  turn: string
  answer: string
  unless_final?: boolean
}

export type AnySaid = AnswerMessage | UndoMessage | DrawMessage | PauseMessage | AgreeMessage | RefuseMessage | WithdrawMessage | ResumeMessage | ResignMessage | KickMessage | BotMessage | RenameMessage | ChatMessage | SitMessage | WhyMessage | PingMessage

export type Ask = {
  turn: string
  prompt: string
  left: number
  about: string | null
  options: string[]
  hints: Record<string, Hint>
  quiet: boolean
}

export type BotInfo = {
  id: string
}

export type BotMessage = {
  id?: string | null
  type: 'bot'
  seat: number
  bot?: string | null
}

export type Branch = {
  step: number
  seats?: SeatPlan[]
  clock?: ClockPlan
}

export type Bye = {
  type: 'bye'
  code: string
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
}

export type ChatMessage = {
  id?: string | null
  type: 'chat'
  text: string
}

export type Claim = {
  link?: string | null
  seat?: number | null
  nonce?: string
  name?: string | null
}

export type Claimed = {
  match: string
  seat: number
}

export type ClockPlan = NoClock | LiveClock | DaysClock

export type Clocks = {
  left: number[]
  running: number[]
  now: number
}

export type Created = {
  match: string
  seat: number | null
  links: SeatLink[]
}

export type DaysClock = {
  kind: 'days'
  days: number
  expiry?: Expiry
}

export type DeviceLink = {
  link: string
  expires: number
}

export type Done = {
  ok?: true
  id?: string | null
}

export type DrawMessage = {
  id?: string | null
  seat?: number | null
  type: 'draw'
}

export type Error = {
  code: string
  message: string
}

export type ErrorBody = {
  error: Error
}

export type ErrorMessage = {
  type: 'error'
  id: string | null
  code: string
  message: string
}

export type Expiry = 'bot' | 'lose' | 'wait'

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
  options: GameOption[]
  bots: BotInfo[]
  roles: Record<string, string[]>
  things: string[]
  persons: string[]
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

export type Health = {
  ok: boolean
  unwell: string[]
  set_aside: number
  database: string
  version: string
}

export type Imported = {
  match: string
}

export type Invitation = {
  match: string
  seat: number
  game: string
  taken: boolean
}

export type KickMessage = {
  id?: string | null
  type: 'kick'
  seat: number
  bot?: string | null
}

export type LinkLogin = {
  link: string
}

export type Links = {
  links: SeatLink[]
}

export type LiveClock = {
  kind: 'live'
  minutes: number
  increment_s?: number
  expiry?: Expiry
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
  clock: ClockPlan
  seats: SummarySeat[]
  acting: number[]
  result: Result | null
  mine: number[]
  your_turn: boolean
}

export type Me = {
  person: string
  name: string
  guest: boolean
  login: string | null
  language: string | null
}

export type MeChange = {
  name?: string | null
  language?: string | null
}

export type NewMatch = {
  game: string
  seats?: SeatPlan[]
  options?: Record<string, OptionChoice>
  clock?: ClockPlan
  listed?: boolean
  shuffle?: boolean
  nonce?: string
}

export type NoClock = {
  kind: 'none'
}

export type NoteInfo = {
  key: string
  rule: string
  values: Record<string, unknown>
  private: boolean
}

export type OfferInfo = {
  what: What
  by: number
  agreed: number[]
  needed: number[]
}

export type Ok = {
  ok?: true
}

export type OptionChoice = boolean | number | string

export type OptionValue = boolean | number | string

export type Parent = {
  match: string
  step: number
}

export type PasswordChange = {
  old: string
  new: string
}

export type PasswordLogin = {
  login: string
  password: string
}

export type PauseMessage = {
  id?: string | null
  seat?: number | null
  type: 'pause'
}

export type PingMessage = {
  id?: string | null
  type: 'ping'
}

export type Pong = {
  type: 'pong'
}

export type Position = {
  seat: number
  view: Record<string, unknown> | null
  acting: number[]
  ask: Ask | null
  undo: 'free' | 'ask' | null
  over: boolean
}

export type RefuseMessage = {
  id?: string | null
  seat?: number | null
  type: 'refuse'
  what: What
}

export type RenameMessage = {
  id?: string | null
  type: 'rename'
  name: string
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
  view: Record<string, unknown>
  views?: Record<string, unknown>[]
  acting: number[]
  notes: NoteInfo[]
  notes_from: number
  over: boolean
}

export type ResignMessage = {
  id?: string | null
  seat?: number | null
  type: 'resign'
}

export type Result = {
  by: string
  ending: string
  winners: number[]
  scores: number[]
}

export type ResumeMessage = {
  id?: string | null
  seat?: number | null
  type: 'resume'
}

export type Roll = {
  entry: number
  ask: string
  options: string[]
  answer: string
  expected: string
  ok: boolean
}

export type Routes = {
  'DELETE /api/me/sign-ins/{sign_in}': { body: null; answer: Ok }
  'GET /api/games': { body: null; answer: Games }
  'GET /api/games/{game}': { body: null; answer: GameInfo }
  'GET /api/games/{game}/board': { body: null; answer: Record<string, unknown> }
  'GET /api/games/{game}/locale/{language}': { body: null; answer: unknown }
  'GET /api/games/{game}/rules': { body: null; answer: Rules }
  'GET /api/join/{link}': { body: null; answer: Invitation }
  'GET /api/matches': { body: null; answer: MatchList }
  'GET /api/matches/{match}': { body: null; answer: TableInfo }
  'GET /api/matches/{match}/links': { body: null; answer: Links }
  'GET /api/matches/{match}/record': { body: null; answer: unknown }
  'GET /api/matches/{match}/replay': { body: null; answer: Replay }
  'GET /api/matches/{match}/replay/steps': { body: null; answer: Steps }
  'GET /api/matches/{match}/verify': { body: null; answer: Verified }
  'GET /api/matches/{match}/view': { body: null; answer: Update }
  'GET /api/matches/{match}/why': { body: null; answer: Why }
  'GET /api/me': { body: null; answer: Me }
  'GET /api/me/matches': { body: null; answer: MatchList }
  'GET /api/me/sign-ins': { body: null; answer: SignIns }
  'PATCH /api/me': { body: MeChange; answer: Me }
  'POST /api/account': { body: Account; answer: Me }
  'POST /api/login': { body: PasswordLogin | LinkLogin; answer: Me }
  'POST /api/logout': { body: null; answer: Ok }
  'POST /api/matches': { body: NewMatch; answer: Created }
  'POST /api/matches/{match}/act': { body: Action; answer: Done }
  'POST /api/matches/{match}/branch': { body: Branch; answer: Created }
  'POST /api/matches/{match}/claim': { body: Claim; answer: Claimed }
  'POST /api/matches/{match}/rematch': { body: null; answer: Created }
  'POST /api/me/link': { body: null; answer: DeviceLink }
  'POST /api/me/password': { body: PasswordChange; answer: Me }
  'POST /api/records': { body: null; answer: Imported }
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
  bot?: string
  reserved?: boolean
  yours_again?: boolean
}

export type SeatLink = {
  seat: number
  link: string
}

export type SeatPlan = {
  kind: 'me' | 'open' | 'bot'
  bot?: string | null
}

export type Seated = {
  id?: string | null
  seat?: number | null
}

export type Sent = {
  id?: string | null
}

export type SignIn = {
  id: string
  created: number
  device: string
  current: boolean
}

export type SignIns = {
  sign_ins: SignIn[]
}

export type SitMessage = {
  id?: string | null
  type: 'sit'
  seat: number
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
}

export type TableInfo = {
  match: string
  game: string
  version: string
  options: Record<string, OptionValue>
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

export type Told = 'time' | 'kicked' | 'resigned' | 'returned'

export type Tongues = Record<string, string>

export type UndoMessage = {
  id?: string | null
  seat?: number | null
  type: 'undo'
}

export type Update = {
  seat: number
  view: Record<string, unknown> | null
  acting: number[]
  ask: Ask | null
  undo: 'free' | 'ask' | null
  over: boolean
  type: 'update'
  mine: number[]
  notes_from: number
  notes: NoteInfo[]
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

export type What = 'undo' | 'draw' | 'pause'

export type Why = {
  name: string
  rule: string
}

export type WhyAnswer = {
  type: 'why'
  id: string | null
  name: string
  rule: string
}

export type WhyMessage = {
  id?: string | null
  seat?: number | null
  type: 'why'
  name: string
}

export type WithdrawMessage = {
  id?: string | null
  seat?: number | null
  type: 'withdraw'
  what: What
}

/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */

export type Account = {
  login: string
  password: string
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

export type Expiry = 'bot' | 'lose' | 'wait'

export type Health = {
  ok: boolean
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

export type Ok = {
  ok?: true
}

export type OptionChoice = boolean | number | string

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

export type ResignMessage = {
  id?: string | null
  seat?: number | null
  type: 'resign'
}

export type ResumeMessage = {
  id?: string | null
  seat?: number | null
  type: 'resume'
}

export type Routes = {
  'GET /api/games': { body: null; answer: unknown }
  'GET /api/games/{game}': { body: null; answer: unknown }
  'GET /api/games/{game}/board': { body: null; answer: unknown }
  'GET /api/games/{game}/locale/{language}': { body: null; answer: unknown }
  'GET /api/games/{game}/rules': { body: null; answer: unknown }
  'GET /api/join/{link}': { body: null; answer: Invitation }
  'GET /api/matches': { body: null; answer: Record<string, unknown> }
  'GET /api/matches/{match}': { body: null; answer: Record<string, unknown> }
  'GET /api/matches/{match}/links': { body: null; answer: Links }
  'GET /api/matches/{match}/record': { body: null; answer: unknown }
  'GET /api/matches/{match}/replay': { body: null; answer: unknown }
  'GET /api/matches/{match}/replay/steps': { body: null; answer: unknown }
  'GET /api/matches/{match}/verify': { body: null; answer: Record<string, unknown> }
  'GET /api/matches/{match}/view': { body: null; answer: unknown }
  'GET /api/matches/{match}/why': { body: null; answer: Why }
  'GET /api/me': { body: null; answer: Me }
  'GET /api/me/matches': { body: null; answer: Record<string, unknown> }
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
  'POST /api/records': { body: null; answer: Imported }
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

export type SitMessage = {
  id?: string | null
  type: 'sit'
  seat: number
}

export type UndoMessage = {
  id?: string | null
  seat?: number | null
  type: 'undo'
}

export type What = 'undo' | 'draw' | 'pause'

export type Why = {
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

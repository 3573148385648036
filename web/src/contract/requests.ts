/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */

export type Account = {
  login: string
  password: string
}

export type Action = AnswerMessage | GestureMessage | RetractMessage | UndoMessage | DrawMessage | PauseMessage | AgreeMessage | RefuseMessage | WithdrawMessage | ResumeMessage | ResignMessage | KickMessage | BotMessage | RenameMessage | ChatMessage

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
  joined?: boolean
}

export type AnySaid = AnswerMessage | GestureMessage | RetractMessage | UndoMessage | DrawMessage | PauseMessage | AgreeMessage | RefuseMessage | WithdrawMessage | ResumeMessage | ResignMessage | KickMessage | BotMessage | RenameMessage | ChatMessage | SitMessage | WhyMessage | PingMessage

export type Bot = {
  id: string
  name: string
  created: number
}

export type BotMessage = {
  id?: string | null
  type: 'bot'
  seat: number
  bot?: string | null
}

export type BotToken = {
  id: string
  token: string
}

export type Bots = {
  bots: Bot[]
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

export type ContentChange = {
  path: string
  value: OptionChoice
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

export type EmailChange = {
  email: string
  password: string
}

export type EmailLink = {
  link: string
}

export type Error = {
  code: string
  message: string
}

export type ErrorBody = {
  error: Error
}

export type Expiry = 'bot' | 'lose' | 'wait'

export type Farewell = {
  password?: string
}

export type Forgotten = {
  login: string
}

export type GestureMessage = {
  id?: string | null
  seat?: number | null
  type: 'gesture'
  turn: string
  answers: string[]
  unless_final?: boolean
  joined?: boolean
}

export type Health = {
  ok: boolean
  unwell: string[]
  set_aside: number
  database: string
  version: string
}

export type HintWish = {
  seat: number
}

export type Ignore = {
  match: string
  seat?: number | null
  line?: number | null
  kind: 'mute' | 'block'
}

export type Ignored = {
  id: string
  name: string
  kind: 'mute' | 'block'
  at: number
}

export type IgnoredList = {
  ignored: Ignored[]
}

export type Imported = {
  match: string
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
  email: string | null
  mail: boolean
}

export type MeChange = {
  name?: string | null
  language?: string | null
}

export type NewBot = {
  name: string
}

export type NewExperiment = {
  game: string
  bots: string[]
  games: number
  seed?: number
  options?: Record<string, OptionChoice>
  changes?: ContentChange[]
  without?: string[]
  compare?: boolean
}

export type NewMatch = {
  game: string
  seats?: SeatPlan[]
  options?: Record<string, OptionChoice>
  variant?: string
  clock?: ClockPlan
  listed?: boolean
  shuffle?: boolean
  nonce?: string
}

export type NoClock = {
  kind: 'none'
}

export type Notice = {
  id: string
  at: number
  text: string
}

export type Notices = {
  notices: Notice[]
}

export type Ok = {
  ok?: true
}

export type OptionChoice = boolean | number | string

export type PasswordChange = {
  old: string
  new: string
}

export type PasswordLogin = {
  login: string
  password: string
}

export type PasswordReset = {
  link: string
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

export type PuzzleAnswer = {
  name: string
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

export type Report = {
  match: string
  seat?: number | null
  line?: number | null
  reason: 'abuse' | 'spam' | 'cheating' | 'name' | 'other'
  text?: string
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

export type RetractMessage = {
  id?: string | null
  seat?: number | null
  type: 'retract'
  turn: string
  answer: string
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

export type Somebody = {
  match: string
  seat?: number | null
  line?: number | null
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

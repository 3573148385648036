/** The server's HTTP side. */
import type {
  Account,
  ClockPlan,
  EmailChange,
  Ignore,
  LinkLogin,
  NewExperiment,
  NewMatch,
  PasswordLogin,
  Report,
  SeatPlan,
} from '../contract/requests'
import type { ErrorMessage } from '../contract/responses'
import type { Routes } from '../contract/routes'
import { outward } from './base'

/** The rules that a record was made under, those of today, and by language what has changed between them. */
export interface Versions {
  recorded: string
  current: string
  changes: Record<string, string[]>
}

/** The server said no; `code` is one of the protocol's. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly versions?: Versions,
  ) {
    super(message)
  }
}

type Route = keyof Routes
type Answer<R extends Route> = Routes[R]['answer']
/** The parts of the path that the route leaves open; whatever else there is goes into the query. */
type Parts = Record<string, string | number>

function fetchRoute(route: Route, parts: Parts, init: RequestInit = {}): Promise<Response> {
  const [method = 'GET', path = ''] = route.split(' ')
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (!path.includes(`{${name}}`)) query.set(name, String(value))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]))
  return fetch(outward(query.size ? `${filled}?${query}` : filled), { method, ...init }).catch(() => {
    throw new Refused('offline', 'the server cannot be reached', 0)
  })
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response
  const refused = await response.json().then(
    ({ error }: { error: Pick<ErrorMessage, 'code' | 'message'> & { versions?: Versions } }) => error,
    () => ({ code: `http-${response.status}`, message: response.statusText, versions: undefined }),
  )
  throw new Refused(refused.code, refused.message, response.status, refused.versions)
}

async function ask<R extends Route>(route: R, parts: Parts = {}, body?: Routes[R]['body']): Promise<Answer<R>> {
  const init = body == null ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await checked(await fetchRoute(route, parts, init))).json() as Promise<Answer<R>>
}

async function text(route: Route, parts: Parts): Promise<string> {
  return (await checked(await fetchRoute(route, parts))).text()
}

/** Randomness of ours that goes into the dice, so that the server alone cannot choose them. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const kept = new Map<string, Promise<unknown>>()

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  if (!kept.has(key)) {
    const made = make()
    made.catch(() => kept.delete(key))
    kept.set(key, made)
  }
  return kept.get(key) as Promise<T>
}

export const api = {
  me: () => ask('GET /api/me'),
  rename: (name: string) => ask('PATCH /api/me', {}, { name }),
  account: (body: Account) => ask('POST /api/account', {}, body),
  login: (body: PasswordLogin | LinkLogin) => ask('POST /api/login', {}, body),
  logout: () => ask('POST /api/logout'),
  deviceLink: () => ask('POST /api/me/link'),
  changePassword: (old: string, password: string) => ask('POST /api/me/password', {}, { old, new: password }),
  setEmail: (body: EmailChange) => ask('POST /api/me/email', {}, body),
  confirmEmail: (link: string) => ask('POST /api/email', {}, { link }),
  forgotPassword: (login: string) => ask('POST /api/password/forgot', {}, { login }),
  resetPassword: (link: string, password: string) => ask('POST /api/password/reset', {}, { link, password }),
  deleteMe: (password: string) => ask('POST /api/me/delete', {}, { password }),
  signIns: () => ask('GET /api/me/sign-ins').then(({ sign_ins }) => sign_ins),
  endSignIn: (sign_in: string) => ask('DELETE /api/me/sign-ins/{sign_in}', { sign_in }),
  bots: () => ask('GET /api/me/bots').then(({ bots }) => bots),
  makeBot: (name: string) => ask('POST /api/me/bots', {}, { name }),
  revokeBot: (bot: string) => ask('DELETE /api/me/bots/{bot}', { bot }),

  report: (body: Report) => ask('POST /api/reports', {}, body),
  ignore: (body: Ignore) => ask('POST /api/me/ignored', {}, body),
  ignored: () => ask('GET /api/me/ignored').then(({ ignored }) => ignored),
  stopIgnoring: (ignored: string) => ask('DELETE /api/me/ignored/{ignored}', { ignored }),
  notices: () => ask('GET /api/me/notices').then(({ notices }) => notices),
  readNotice: (notice: string) => ask('DELETE /api/me/notices/{notice}', { notice }),

  myMatches: () => ask('GET /api/me/matches').then(({ matches }) => matches),

  games: () => once('games', () => ask('GET /api/games').then(({ games }) => games)),
  game: (game: string) => once(`game ${game}`, () => ask('GET /api/games/{game}', { game })),
  board: (game: string) => once(`board ${game}`, () => ask('GET /api/games/{game}/board', { game })),
  rules: (game: string) =>
    once(`rules ${game}`, () => ask('GET /api/games/{game}/rules', { game }).then(({ rules }) => rules)),
  locale: (game: string, language: string) =>
    once(`locale ${game} ${language}`, () => text('GET /api/games/{game}/locale/{language}', { game, language })),

  matchBoard: (match: string) => once(`board ${match}`, () => ask('GET /api/matches/{match}/board', { match })),
  matchLocale: (match: string, language: string) =>
    once(`locale ${match} ${language}`, () => text('GET /api/matches/{match}/locale/{language}', { match, language })),

  matches: (query: Parts) => ask('GET /api/matches', query).then(({ matches }) => matches),
  create: (match: NewMatch) => ask('POST /api/matches', {}, { nonce: nonce(), ...match }),
  table: (match: string) => ask('GET /api/matches/{match}', { match }),
  seatView: (match: string, seat: number) => ask('GET /api/matches/{match}/view', { match, seat }),
  links: (match: string) => ask('GET /api/matches/{match}/links', { match }).then(({ links }) => links),
  claim: (match: string, body: { link: string } | { seat: number }) =>
    ask('POST /api/matches/{match}/claim', { match }, { ...body, nonce: nonce() }),
  join: (link: string) => ask('GET /api/join/{link}', { link }),
  rematch: (match: string) => ask('POST /api/matches/{match}/rematch', { match }),

  lab: () => once('lab', () => ask('GET /api/lab')),
  labContent: (game: string) =>
    once(`content ${game}`, () => ask('GET /api/lab/content/{game}', { game }).then(({ rows }) => rows)),
  experiments: () => ask('GET /api/lab/experiments').then(({ experiments }) => experiments),
  beginExperiment: (plan: NewExperiment) => ask('POST /api/lab/experiments', {}, plan),
  experiment: (experiment: string) => ask('GET /api/lab/experiments/{experiment}', { experiment }),
  stopExperiment: (experiment: string) => ask('POST /api/lab/experiments/{experiment}/stop', { experiment }),
  deleteExperiment: (experiment: string) => ask('DELETE /api/lab/experiments/{experiment}', { experiment }),

  steps: (match: string, seat: number) => ask('GET /api/matches/{match}/replay/steps', { match, seat }),
  replay: (match: string, step: number | null, seat: number) =>
    ask('GET /api/matches/{match}/replay', { match, seat, ...(step === null ? {} : { step }) }),
  branch: (match: string, step: number, seats: SeatPlan[], clock: ClockPlan) =>
    ask('POST /api/matches/{match}/branch', { match }, { step, seats, clock }),
  hint: (match: string, seat: number) => ask('POST /api/matches/{match}/hint', { match }, { seat }),
  review: (match: string) => ask('GET /api/matches/{match}/review', { match }),
  beginReview: (match: string) => ask('POST /api/matches/{match}/review', { match }),
  puzzle: (game: string, number: number) => ask('GET /api/games/{game}/puzzles/{number}', { game, number }),
  solve: (game: string, number: number, name: string) =>
    ask('POST /api/games/{game}/puzzles/{number}', { game, number }, { name }),
  verify: (match: string) => ask('GET /api/matches/{match}/verify', { match }),
  importRecord: async (record: string, asFarAsItHolds = false) => {
    const parts: Parts = asFarAsItHolds ? { as_far_as_it_holds: 'true' } : {}
    const response = await checked(await fetchRoute('POST /api/records', parts, { body: record }))
    return (await response.json()) as Answer<'POST /api/records'>
  },
}

/** The server's HTTP side. */
import type {
  Created,
  GameInfo,
  Me,
  NewMatch,
  Replay,
  Rule,
  SeatWish,
  Clock,
  Step,
  Summary,
  Table,
  Update,
  Verified,
} from './protocol'
import type { AnyBoard } from '../contract/shared'

/** The server said no; `code` is one of the protocol's. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refused('offline', 'the server cannot be reached', 0)
  })
  if (!response.ok) throw await refusal(response)
  return (await response.json()) as T
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const { error } = (await response.json()) as { error: { code: string; message: string } }
    return new Refused(error.code, error.message, response.status)
  } catch {
    return new Refused(`http-${response.status}`, response.statusText, response.status)
  }
}

async function text(path: string): Promise<string> {
  const response = await fetch(`/api${path}`)
  if (!response.ok) throw await refusal(response)
  return response.text()
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
  me: () => ask<Me>('/me'),
  rename: (name: string) => ask<Me>('/me', 'PATCH', { name }),
  account: (login: string, password: string) => ask<Me>('/account', 'POST', { login, password }),
  login: (body: { login: string; password: string } | { link: string }) => ask<Me>('/login', 'POST', body),
  logout: () => ask<{ ok: true }>('/logout', 'POST'),
  deviceLink: () => ask<{ link: string; expires: number }>('/me/link', 'POST'),
  myMatches: () => ask<{ matches: Summary[] }>('/me/matches').then((answer) => answer.matches),

  games: () => once('games', () => ask<{ games: GameInfo[] }>('/games').then((answer) => answer.games)),
  game: (id: string) => once(`game ${id}`, () => ask<GameInfo>(`/games/${id}`)),
  board: (id: string) => once(`board ${id}`, () => ask<AnyBoard>(`/games/${id}/board`)),
  rules: (id: string) =>
    once(`rules ${id}`, () => ask<{ rules: Rule[] }>(`/games/${id}/rules`).then((answer) => answer.rules)),
  locale: (id: string, language: string) =>
    once(`locale ${id} ${language}`, () => text(`/games/${id}/locale/${language}`)),

  matches: (query: Record<string, string>) =>
    ask<{ matches: Summary[] }>(`/matches?${new URLSearchParams(query)}`).then((answer) => answer.matches),
  create: (match: NewMatch) => ask<Created>('/matches', 'POST', { nonce: nonce(), ...match }),
  table: (match: string) => ask<Table>(`/matches/${match}`),
  seatView: (match: string, seat: number) => ask<Update>(`/matches/${match}/view?seat=${seat}`),
  links: (match: string) =>
    ask<{ links: { seat: number; link: string }[] }>(`/matches/${match}/links`).then((a) => a.links),
  claim: (match: string, body: { link: string } | { seat: number }) =>
    ask<{ match: string; seat: number }>(`/matches/${match}/claim`, 'POST', { ...body, nonce: nonce() }),
  join: (link: string) => ask<{ match: string; seat: number; game: string; taken: boolean }>(`/join/${link}`),
  rematch: (match: string) => ask<Created>(`/matches/${match}/rematch`, 'POST'),

  steps: (match: string, seat: number) =>
    ask<{ steps: number; list: Step[] }>(`/matches/${match}/replay/steps?seat=${seat}`),
  replay: (match: string, step: number | null, seat: number) =>
    ask<Replay>(`/matches/${match}/replay?seat=${seat}${step === null ? '' : `&step=${step}`}`),
  branch: (match: string, step: number, seats: SeatWish[], clock: Clock) =>
    ask<Created>(`/matches/${match}/branch`, 'POST', { step, seats, clock }),
  verify: (match: string) => ask<Verified>(`/matches/${match}/verify`),
  importRecord: async (record: string) => {
    const response = await fetch('/api/records', { method: 'POST', body: record })
    if (!response.ok) throw await refusal(response)
    return (await response.json()) as { match: string }
  },
}

/** Works out every die of a record again, in the reader's own browser: nothing is sent anywhere. docs/dice.md proves why. */

export interface Roll {
  /** How many entries of the record came before it. */
  place: number
  ask: string
  answer: string
  expected: string
  ok: boolean
}

export interface Findings {
  hashOk: boolean
  saltOk: boolean
  rolls: Roll[]
  ok: boolean
}

/** The file is no record, or its dice cannot be worked out again; `code` says why. */
export class Unreadable extends Error {
  constructor(readonly code: 'no-record' | 'no-dice' | 'insecure') {
    super(code)
  }
}

interface DiceOfRecord {
  hash: string
  key: string
  salt: string
  words: string[]
  from?: number
  renewed?: number[]
  names: string[]
  lists: number[][]
  offered: [number, number][]
}

interface Entry {
  by: number
  ask: string
  answer: string
  'back-to'?: number
  alone?: boolean
}

const MASK = (1n << 64n) - 1n
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
const BLOCK = 128

const turned = (value: bigint, by: bigint): bigint => ((value >> by) | (value << (64n - by))) & MASK

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 32n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 24n)
  v[a] = (v[a]! + v[b]! + y) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 16n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 63n)
}

function compress(h: bigint[], block: Uint8Array, length: number, last: boolean): void {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK)
  const words = Array.from({ length: 16 }, (_, n) => view.getBigUint64(n * 8, true))
  const v = [...h, ...IV]
  v[12] = v[12]! ^ BigInt(length)
  if (last) v[14] = v[14]! ^ MASK
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10]!
    const word = (n: number): bigint => words[order[n]!]!
    for (let n = 0; n < 4; n++) mix(v, n, n + 4, n + 8, n + 12, word(2 * n), word(2 * n + 1))
    for (let n = 0; n < 4; n++)
      mix(v, n, ((n + 1) % 4) + 4, ((n + 2) % 4) + 8, ((n + 3) % 4) + 12, word(8 + 2 * n), word(9 + 2 * n))
  }
  for (let n = 0; n < 8; n++) h[n] = h[n]! ^ v[n]! ^ v[n + 8]!
}

/** BLAKE2b (RFC 7693) with a key; browsers bring SHA-256 only. */
export function blake2b(message: Uint8Array, key: Uint8Array, size: number): Uint8Array {
  const h = [...IV]
  h[0] = h[0]! ^ 0x01010000n ^ (BigInt(key.length) << 8n) ^ BigInt(size)
  const keyed = key.length ? BLOCK : 0
  const padded = new Uint8Array(Math.max(BLOCK, Math.ceil((keyed + message.length) / BLOCK) * BLOCK))
  padded.set(key)
  padded.set(message, keyed)
  const total = keyed + message.length
  for (let start = 0; start < padded.length; start += BLOCK) {
    const last = start + BLOCK >= padded.length
    compress(h, padded.subarray(start, start + BLOCK), last ? total : start + BLOCK, last)
  }
  const out = new Uint8Array(64)
  const view = new DataView(out.buffer)
  h.forEach((word, n) => view.setBigUint64(n * 8, word, true))
  return out.slice(0, size)
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const hex = (found: Uint8Array): string => [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

async function sha256(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', message))
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** The key in force at each place where it was renewed, after the first one. */
async function keysOf(dice: DiceOfRecord): Promise<{ from: number; key: Uint8Array<ArrayBuffer> }[]> {
  const keys = [{ from: 0, key: unhex(dice.key) }]
  for (const place of dice.renewed ?? []) {
    const before = keys.at(-1)!.key
    keys.push({ from: place, key: await sha256(joined(bytes(`renewed ${place}:`), before)) })
  }
  return keys
}

/** The answers that still count, each with its place. */
export function inForce(entries: readonly Entry[]): [number, Entry][] {
  let answers: [number, Entry][] = []
  entries.forEach((entry, place) => {
    const to = entry['back-to']
    if (to === undefined) answers.push([place, entry])
    else answers = answers.filter(([, { by }], step) => step < to || (entry.alone === true && by !== entry.by))
  })
  return answers
}

function parse(text: string): { match: string; dice: DiceOfRecord; entries: Entry[] } {
  let lines: Record<string, unknown>[]
  try {
    lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  } catch {
    throw new Unreadable('no-record')
  }
  const [head, ...rest] = lines
  const end = rest.pop()
  if (!head || !('sandtable' in head) || end?.['end'] !== rest.length) throw new Unreadable('no-record')
  const dice = head['dice'] as DiceOfRecord | undefined
  if (!dice?.offered) throw new Unreadable('no-dice')
  return { match: String(head['match'] ?? ''), dice, entries: rest as unknown as Entry[] }
}

export async function verifyRecord(text: string): Promise<Findings> {
  if (!globalThis.crypto?.subtle) throw new Unreadable('insecure')
  const { match, dice, entries } = parse(text)
  const hashOk = hex(await sha256(unhex(dice.key))) === dice.hash
  const salt = unhex(dice.salt)
  const saltOk = hex((await sha256(bytes([match, ...dice.words].join('\n')))).slice(0, 16)) === dice.salt
  const keys = await keysOf(dice)
  const lists = new Map(dice.offered)
  const rolls = inForce(entries)
    .filter(([place, { by }]) => by === -1 && place >= (dice.from ?? 0))
    .map(([place, { ask, answer }]): Roll => {
      const list = dice.lists[lists.get(place) ?? -1] ?? []
      const { key } = keys.findLast(({ from }) => from <= place)!
      const number = BigInt(`0x${hex(blake2b(joined(bytes(`${place}:`), salt), key, 16))}`)
      const chosen = list.length ? list[Number(number % BigInt(list.length))]! : -1
      const expected = dice.names[chosen] ?? ''
      return { place, ask, answer, expected, ok: expected === answer }
    })
  return { hashOk, saltOk, rolls, ok: hashOk && saltOk && rolls.every(({ ok }) => ok) }
}

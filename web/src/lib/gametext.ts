/** A game's words in one language: names, prompts, log lines. Mirrors what the server's catalogue does in Python. */
import { mark, messageId, parts, Texts, type Part, type Values } from './fluent'

export interface NoteLike {
  key: string
  rule?: string
  values: Record<string, unknown>
}

export class GameText {
  private readonly texts: Texts
  private readonly things: ReadonlySet<string>
  private readonly persons: ReadonlySet<string>

  constructor(
    language: string,
    sources: readonly string[],
    things: readonly string[] = [],
    persons: readonly string[] = ['seat'],
  ) {
    this.texts = new Texts(language, sources)
    this.things = new Set(things)
    this.persons = new Set(persons)
  }

  has(key: string): boolean {
    return this.texts.has(key)
  }

  get(key: string, values?: Values): string {
    return this.texts.get(key, values)
  }

  attribute(key: string, name: string): string {
    return this.texts.attribute(key, name)
  }

  /** The first of some keys that the catalogue has; otherwise the last part of the id in plain words. */
  first(keys: readonly string[], fallback: string): string {
    for (const key of keys) if (this.texts.has(key)) return this.texts.get(key)
    return plain(fallback)
  }

  /** An option's name for people: `space:iran`, or a number such as `roll:5`. */
  name(option: string): string {
    const key = messageId(option)
    if (this.texts.has(key)) return this.texts.get(key)
    const [kind = '', id = ''] = split(option)
    if (/^-?\d+$/.test(id) && this.texts.has(kind)) return this.texts.get(kind, { n: Number(id) })
    return plain(option)
  }

  /** A name short enough for a plate on the map. */
  short(option: string): string {
    return this.texts.attribute(messageId(option), 'short') || this.name(option)
  }

  /** A side of the game, which may also be a seat. */
  side(id: string): string {
    return this.first([messageId(`side-${id}`), messageId(`seat-${id}`)], id)
  }

  face(option: string): string {
    return this.texts.attribute(messageId(option), 'text')
  }

  /** What one of the options of a card does: `choice:a` is the card's attribute `a`. */
  detail(card: string, option: string): string {
    return this.texts.attribute(messageId(card), messageId(split(option)[1]))
  }

  note(option: string): string {
    return this.texts.attribute(messageId(option), 'note')
  }

  word(kind: string, id: string): string {
    return this.first([messageId(`${kind}-${id}`), messageId(id)], id)
  }

  prompt(ask: { prompt: string; left?: number; about?: string | null }, seat: string): string {
    const about = ask.about ? this.name(ask.about) : ''
    return this.texts.get(`ask-${messageId(ask.prompt)}`, { left: ask.left ?? 0, about, seat })
  }

  /** What was answered before as a part of the same order. */
  soFar(ask: { prompt: string; so_far?: Record<string, string[]> }): string {
    const known = Object.entries(ask.so_far ?? {})
    if (!known.length) return ''
    const named = ([key, options]: [string, string[]]) => [
      key,
      options.map((option) => this.name(option)).join(this.and()) || this.texts.get('nothing'),
    ]
    return this.texts.get(`so-far-${messageId(ask.prompt)}`, Object.fromEntries(known.map(named)) as Values)
  }

  /** A log line, cut so that the table can point at what it names. */
  line(note: NoteLike, seats: readonly string[]): Part[] {
    const values: Values = {}
    for (const [key, value] of Object.entries(note.values)) values[key] = this.value(key, value, seats)
    const key = `note-${messageId(note.key)}`
    return this.texts.has(key) ? parts(this.texts.get(key, values)) : [{ text: plain(note.key) }]
  }

  private value(key: string, value: unknown, seats: readonly string[]): string | number {
    if (Array.isArray(value)) return value.map((item) => this.value(key, item, seats)).join(this.and())
    if (typeof value === 'number' && this.persons.has(key)) return this.person(value, seats)
    if (typeof value === 'number' && this.things.has(key)) return this.texts.get('nothing')
    if (typeof value === 'number') return value
    if (typeof value === 'string') return value.includes(':') ? mark(value, this.name(value)) : this.loose(key, value)
    return String(value)
  }

  private loose(key: string, value: string): string {
    if (/^[+-]\d+$/.test(value)) return value.replace('-', '−')
    return this.texts.has(messageId(value)) ? this.name(value) : this.first([messageId(`${key}-${value}`)], value)
  }

  private person(seat: number, seats: readonly string[]): string {
    return seats[seat] === undefined ? this.texts.get('nobody') : mark(`seat:${seat}`, seats[seat])
  }

  private and(): string {
    return this.texts.has('and') ? this.texts.get('and') : ', '
  }
}

function split(option: string): [string, string] {
  const colon = option.indexOf(':')
  return colon < 0 ? [option, ''] : [option.slice(0, colon), option.slice(colon + 1)]
}

/** The id in plain words, for what no catalogue names. */
export function plain(id: string): string {
  const [kind, rest] = split(id)
  return (rest || kind).replaceAll('_', ' ').replaceAll('-', ' ')
}

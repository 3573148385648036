/** What happened, scene by scene: the public event, each card of the event deck, persons completed, assassins. */
import type { Note } from '../../lib/protocol'
import type { SpaceView } from '../../lib/view'

export interface Scene {
  /** Where in the log it begins: its name, too. */
  at: number
  /** The last line of it. */
  last: number
  kind: 'public' | 'event' | 'completed' | 'assassination' | 'end'
  card: string | null
  seat: number | null
  target: number | null
  labels: string[]
  notes: Note[]
}

const HEADS: Record<string, Scene['kind']> = {
  'public-event': 'public',
  resolves: 'event',
  completed: 'completed',
  assassination: 'assassination',
}

const DETAILS = new Set([
  'rises', 'falls', 'war', 'won', 'repulsed', 'stalemate', 'leader-strongest', 'tie-break', 'annexed', 'collapsed', 'inherited', 'void', 'assassinated', 'unified',
])

export function scenes(notes: readonly Note[], from: number): Scene[] {
  const found: Scene[] = []
  for (let at = Math.max(0, from); at < notes.length; at++) {
    const note = notes[at]!
    const kind = HEADS[note.key]
    if (kind) found.push(scene(at, kind, note))
    else if (DETAILS.has(note.key)) {
      if (!found.length) found.push(begun(notes, at))
      const current = found[found.length - 1]!
      current.notes.push(note)
      current.last = at
    }
  }
  return found
}

/** The scene that was already going on at a line of the log. */
function begun(notes: readonly Note[], at: number): Scene {
  for (let head = at - 1; head >= 0; head--) {
    const kind = HEADS[notes[head]!.key]
    if (kind) return { ...scene(head, kind, notes[head]!), notes: notes.slice(head + 1, at).filter((note) => DETAILS.has(note.key)) }
  }
  return scene(at, 'end', notes[at]!)
}

function scene(at: number, kind: Scene['kind'], { values }: Note): Scene {
  const card = [values['card'], values['event'], values['person']].find((value): value is string => typeof value === 'string') ?? null
  const seat = (value: unknown) => (typeof value === 'number' ? value : null)
  const labels = Array.isArray(values['labels']) ? values['labels'].map(String) : []
  return { at, last: at, kind, card, seat: seat(values['seat']), target: seat(values['target']), labels, notes: [] }
}

export interface Change {
  state: string
  attribute: string
  now: number
  up: boolean
}

/** The last word on every attribute that a scene has changed. */
export function changes(scene: Scene): Change[] {
  const found = new Map<string, Change>()
  for (const { key, values } of scene.notes) {
    if (key !== 'rises' && key !== 'falls') continue
    const change = { state: String(values['state']), attribute: String(values['attribute']).replace('value:', ''), now: Number(values['now']), up: key === 'rises' }
    found.set(`${change.state} ${change.attribute}`, change)
  }
  return [...found.values()]
}

export type Spaces = Record<string, SpaceView>

const ATTRIBUTES = ['military', 'economy', 'culture', 'people']
const HIGHEST = 10

/** The map after some scenes, told from how it was before them. */
export function mapAfter(base: Spaces, played: readonly Scene[], frozen: unknown): Spaces {
  const spaces = structuredClone(base)
  for (const { notes } of played) for (const note of notes) apply(spaces, note, frozen)
  return spaces
}

function apply(spaces: Spaces, { key, values }: Note, frozen: unknown): void {
  const state = spaces[String(values['state'])]
  const victim = String(values['victim'])
  if (key === 'rises' || key === 'falls') set(state, String(values['attribute']).replace('value:', ''), Number(values['now']))
  else if (key === 'collapsed') destroy(spaces, String(values['state']), null)
  else if (key === 'inherited') destroy(spaces, victim, String(values['state']))
  else if (key === 'annexed') {
    destroy(spaces, victim, String(values['state']))
    for (const attribute of ATTRIBUTES) {
      const now = state?.values?.[attribute]
      if (now !== undefined && attribute !== frozen) set(state, attribute, Math.min(now + 1, HIGHEST))
    }
  }
}

function set(space: SpaceView | undefined, attribute: string, now: number): void {
  if (!space?.values || space.values[attribute] === undefined) return
  space.values['sum'] = (space.values['sum'] ?? 0) + now - space.values[attribute]
  space.values[attribute] = now
}

function destroy(spaces: Spaces, victim: string, heir: string | null): void {
  const [gone, side] = [victim.replace('state:', ''), heir === null ? null : heir.replace('state:', '')]
  for (const space of Object.values(spaces)) if (space.owner === gone) space.owner = side
  const land = spaces[victim]
  if (land) Object.assign(land, { values: {}, marks: ['destroyed'] })
}

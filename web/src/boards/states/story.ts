/** How the story of Warring States is told: the public event, each card of the event deck, persons completed, assassins. */
import type { Note } from '../../lib/protocol'
import type { Scene, Telling } from '../../lib/scenes'
import type { SpaceView } from '../../lib/view'

const HEADS = new Set(['public-event', 'resolves', 'completed', 'assassination'])

const DETAILS = new Set([
  'rises', 'falls', 'war', 'won', 'repulsed', 'stalemate', 'leader-strongest', 'tie-break', 'annexed', 'collapsed', 'inherited', 'void', 'assassinated', 'unified',
])

export const telling: Telling = { opens: ({ key }) => HEADS.has(key), follows: ({ key }) => DETAILS.has(key), plays: true }

/** The card that a scene is about. */
export function cardOf({ head: { values } }: Scene): string | null {
  return [values['card'], values['event'], values['person']].find((value): value is string => typeof value === 'string') ?? null
}

/** The states a card was laid for, or the choice made on it. */
export function labelsOf({ head: { values } }: Scene, kind: 'state' | 'choice'): string[] {
  return Array.isArray(values['labels']) ? values['labels'].map(String).filter((label) => label.startsWith(`${kind}:`)) : []
}

export function warOf({ notes }: Scene): Note | undefined {
  return notes.find((note) => note.key === 'war')
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

export function isAlive(spaces: Spaces, name: string): boolean {
  return spaces[name]?.values?.['sum'] !== undefined
}

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

/** How the story of Warring States is told: the public event, each card of the event deck, persons completed, assassins. */
import type { NoteInfo as Note } from '../../contract/responses'
import type { Chapter, StoryPlan } from '../../lib/chapters'
import type { SpaceView } from '../../contract/shared'
import { ATTRIBUTES } from './icons'

const HEADS = new Set(['public-event', 'resolves', 'completed', 'assassination'])

const DETAILS = new Set([
  'rises',
  'falls',
  'war',
  'won',
  'repulsed',
  'stalemate',
  'leader-strongest',
  'tie-break',
  'annexed',
  'collapsed',
  'inherited',
  'void',
  'assassinated',
  'unified',
])

export const story: StoryPlan = {
  opens: ({ key }) => HEADS.has(key),
  follows: ({ key }) => DETAILS.has(key),
}

/** The card that a chapter is about. */
export function cardOf({ head: { values } }: Chapter): string | null {
  return (
    [values['card'], values['event'], values['person']].find((value): value is string => typeof value === 'string') ??
    null
  )
}

/** The states a card was laid for, or the choice made on it. */
export function labelsOf({ head: { values } }: Chapter, kind: 'state' | 'choice'): string[] {
  return Array.isArray(values['labels'])
    ? values['labels'].map(String).filter((label) => label.startsWith(`${kind}:`))
    : []
}

export function warOf({ notes }: Chapter): Note | undefined {
  return notes.find((note) => note.key === 'war')
}

export interface Change {
  state: string
  attribute: string
  now: number
  up: boolean
}

/** The last word on every attribute that a chapter has changed. */
export function changes(chapter: Chapter): Change[] {
  const found = new Map<string, Change>()
  for (const { key, values } of chapter.notes) {
    if (key !== 'rises' && key !== 'falls') continue
    const change = {
      state: String(values['state']),
      attribute: String(values['attribute']).replace('value:', ''),
      now: Number(values['now']),
      up: key === 'rises',
    }
    found.set(`${change.state} ${change.attribute}`, change)
  }
  return [...found.values()]
}

export type Spaces = Record<string, SpaceView>

export function isAlive(spaces: Spaces, name: string): boolean {
  return spaces[name]?.values?.['sum'] !== undefined
}

/** The realm after some chapters, as their lines tell it, from how it was before them. */
export function mapAfter(base: Spaces, played: readonly Chapter[]): Spaces {
  const spaces = structuredClone(base)
  for (const { notes } of played) for (const note of notes) apply(spaces, note)
  return spaces
}

function apply(spaces: Spaces, { key, values }: Note): void {
  const state = String(values['state'])
  if (key === 'rises' || key === 'falls')
    set(spaces[state], String(values['attribute']).replace('value:', ''), Number(values['now']))
  if (key === 'collapsed') raze(spaces, state)
  if (key === 'annexed') raze(spaces, String(values['victim']))
  for (const land of listOf(values['lands']))
    if (spaces[land]) spaces[land].owner = key === 'collapsed' ? null : state.replace('state:', '')
  listOf(values['stands']).forEach((now, index) => set(spaces[state], ATTRIBUTES[index]!, Number(now)))
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function set(space: SpaceView | undefined, attribute: string, now: number): void {
  if (!space?.values || space.values[attribute] === undefined) return
  space.values['sum'] = (space.values['sum'] ?? 0) + now - space.values[attribute]
  space.values[attribute] = now
}

function raze(spaces: Spaces, state: string): void {
  if (spaces[state]) Object.assign(spaces[state], { values: {}, marks: ['destroyed'] })
}

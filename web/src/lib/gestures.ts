/** What a movement of the hand means: which ordinary answers it stands for is declared by the game. */
import type { Ask, GestureInfo as Gesture } from '../contract/responses'

/** How many of each thing are taken along; `AT_ONCE` is for gestures that take nothing along but may be repeated. */
export type Load = Readonly<Record<string, number>>

export const AT_ONCE = ''

/** Something whose number may be set before the gesture is made. */
export interface Thing {
  what: string
  most: number
  n: number
}

const thingOf = (gesture: Gesture): string => gesture.what ?? AT_ONCE

/** The things that gestures on a place or a card take along, and how many of each are meant now. */
export function thingsOf(ask: Ask | null, load: Load): Thing[] {
  const found = new Map<string, Thing>()
  for (const gesture of ask?.gestures ?? []) {
    if (!gesture.at) continue
    const what = thingOf(gesture)
    const known = found.get(what)
    const most = Math.max(known?.most ?? 0, gesture.most)
    found.set(what, { what, most, n: load[what] ?? Math.max(known?.n ?? 0, gesture.usual) })
  }
  return [...found.values()]
}

/** What a click on a place or a card means: a part for each thing that can be taken there. */
function partsAt(ask: Ask | null, at: string, load: Load): [Gesture, number][] {
  const wanted = new Map(thingsOf(ask, load).map((thing) => [thing.what, thing.n]))
  let room = Infinity
  const parts: [Gesture, number][] = []
  for (const gesture of ask?.gestures ?? []) {
    if (gesture.at !== at) continue
    if (gesture.room) room = Math.min(room, gesture.room)
    const n = Math.min(wanted.get(thingOf(gesture)) ?? 0, gesture.most, room)
    if (n <= 0) continue
    room -= n
    parts.push([gesture, n])
  }
  return parts
}

/** The answers of one part. */
function inFull(gesture: Gesture, n: number): string[] {
  if (gesture.counts.length) return [...gesture.answers, gesture.counts[n - 1]!]
  return Array.from({ length: n }, (_, at) => [...(at ? gesture.again : []), ...gesture.answers]).flat()
}

/** The answers that a click on something that is lit gives. */
export function answersAt(ask: Ask | null, at: string, load: Load): string[] {
  const parts = partsAt(ask, at, load)
  if (!parts.length) return [at]
  return parts.flatMap(([gesture, n], place) => [...(place ? gesture.again : []), ...inFull(gesture, n)])
}

/** Where a gesture can be made with this load, besides what is offered anyway. */
export function placesOf(ask: Ask | null, load: Load): string[] {
  const offered = new Set(ask?.options)
  const places = new Set((ask?.gestures ?? []).flatMap(({ at }) => (at && !offered.has(at) ? [at] : [])))
  return [...places].filter((at) => partsAt(ask, at, load).length > 0)
}

/** Gestures that are made by a button. */
export function buttonsOf(ask: Ask | null): Gesture[] {
  return (ask?.gestures ?? []).filter((gesture) => !gesture.at && !gesture.source)
}

/** Places from which something may be dragged. */
export function sourcesOf(ask: Ask | null): ReadonlySet<string> {
  return new Set((ask?.gestures ?? []).flatMap(({ source }) => source ?? []))
}

/** The one place from which all that is asked about sets out. */
export function originOf(ask: Ask | null): string | null {
  const origins = new Set((ask?.gestures ?? []).flatMap(({ at, source }) => (at && source ? [source] : [])))
  return origins.size === 1 ? [...origins][0]! : null
}

/** The answers that take something up at a place; none where it is in the hand already. */
export function liftedAt(ask: Ask | null, source: string): readonly string[] {
  return ask?.gestures.find((gesture) => !gesture.at && gesture.source === source)?.answers ?? []
}

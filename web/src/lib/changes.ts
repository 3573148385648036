/** What moved between two views, so that the eye can follow. */
import type { Owner, SpaceView, View } from '../contract/shared'

export interface Move {
  from: string
  to: string
  what: string
  owner: Owner
  n: number
}

function count(space: SpaceView | undefined): Map<string, number> {
  const found = new Map<string, number>()
  for (const piece of space?.pieces ?? []) {
    const key = JSON.stringify([piece.what, piece.owner ?? null])
    found.set(key, (found.get(key) ?? 0) + piece.n)
  }
  return found
}

/** The spaces that differ between two views. */
export function changedSpaces(before: View | undefined, after: View | undefined): Set<string> {
  const changed = new Set<string>()
  if (!before?.spaces || !after?.spaces) return changed
  for (const [name, space] of Object.entries(after.spaces)) {
    const old = before.spaces[name]
    if (space !== old && JSON.stringify(space) !== JSON.stringify(old)) changed.add(name)
  }
  return changed
}

/** Pieces that left one space and turned up in another. */
export function moves(before: View | undefined, after: View | undefined): Move[] {
  const gone = new Map<string, [string, number][]>()
  const come = new Map<string, [string, number][]>()
  for (const name of changedSpaces(before, after)) {
    const old = count(before?.spaces?.[name])
    const now = count(after?.spaces?.[name])
    for (const key of new Set([...old.keys(), ...now.keys()])) {
      const change = (now.get(key) ?? 0) - (old.get(key) ?? 0)
      if (change === 0) continue
      const side = change < 0 ? gone : come
      side.set(key, [...(side.get(key) ?? []), [name, Math.abs(change)]])
    }
  }
  return [...come].flatMap(([key, arrivals]) => pair(key, gone.get(key) ?? [], arrivals))
}

function pair(key: string, leaving: [string, number][], arriving: [string, number][]): Move[] {
  const [what, owner] = JSON.parse(key) as [string, Owner]
  const found: Move[] = []
  const left = leaving.map(([name, n]) => ({ name, n }))
  for (const [to, wanted] of arriving) {
    let open = wanted
    for (const source of left) {
      const n = Math.min(open, source.n)
      if (n > 0) found.push({ from: source.name, to, what, owner, n })
      source.n -= n
      open -= n
    }
  }
  return found
}

/** The most kinds of pieces that one owner has on the map; with only one, a number says it all. */
export function kindsPerOwner(view: View): number {
  const kinds = new Map<Owner, Set<string>>()
  for (const space of Object.values(view.spaces ?? {})) {
    for (const piece of space.pieces ?? []) {
      const owner = piece.owner ?? null
      kinds.set(owner, (kinds.get(owner) ?? new Set()).add(piece.what))
    }
  }
  return Math.max(0, ...[...kinds.values()].map((each) => each.size))
}

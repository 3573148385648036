/** What has come anew, with every part that is as it was being the old one: whoever looks at such a part has nothing to do. */
export function shared<T>(old: unknown, fresh: T): T {
  if (old === fresh) return fresh
  if (!isTree(old) || !isTree(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh
  const parts = fresh as Record<string, unknown>
  const names = Object.keys(parts)
  let same = names.length === Object.keys(old).length
  for (const name of names) {
    parts[name] = shared(old[name], parts[name])
    same &&= parts[name] === old[name]
  }
  return same ? (old as T) : fresh
}

/** A function of one thing that gives the same answer for the same thing. */
export function remembered<T extends object, R>(work: (thing: T) => R): (thing: T) => R {
  const known = new WeakMap<T, R>()
  return (thing) => {
    if (!known.has(thing)) known.set(thing, work(thing))
    return known.get(thing)!
  }
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

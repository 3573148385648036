/** The path under which this table is served: empty, or such as `/table` when it is part of a larger site. */

const named = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="base-path"]')
export const BASE = named?.content ?? ''

/** A path of ours as the browser must ask for it. */
export function outward(path: string, base = BASE): string {
  return base + path
}

/** The other way round: what the browser shows, without the part that is not ours. */
export function inward(path: string, base = BASE): string {
  return base && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || '/' : path
}

/** Links are written without the base path; one that is about to be used gets it. */
export function complete(link: Element, base = BASE): void {
  const path = link.getAttribute('href') ?? ''
  if (base && path.startsWith('/') && inward(path, base) === path) link.setAttribute('href', outward(path, base))
}

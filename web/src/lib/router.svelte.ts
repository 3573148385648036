/** The paths of the client. */
import { BASE, complete, inward, outward } from './base'

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | { screen: 'join'; link: string }
  | { screen: 'table'; match: string }
  | { screen: 'replay'; match: string; step: number | null; seat: number }
  | { screen: 'rules'; game: string; clause: string }
  | { screen: 'lessons'; game: string }
  | { screen: 'puzzles'; game: string; number: number | null }
  | { screen: 'settings' }
  | { screen: 'verify'; match: string }
  | { screen: 'dice' }
  | { screen: 'lab' }
  | { screen: 'experiment'; id: string }
  | { screen: 'lost' }

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function parse(path: string, search = '', hash = ''): Route {
  const [screen = '', first = '', second = ''] = path.split('/').filter(Boolean).map(decoded)
  const query = new URLSearchParams(search)
  if (!screen) return { screen: 'lobby' }
  if (screen === 'new') return { screen: 'new', game: first }
  if (screen === 'join' && first) return { screen: 'join', link: first }
  if (screen === 'm' && first) return { screen: 'table', match: first }
  if (screen === 'replay' && first) {
    return {
      screen: 'replay',
      match: first,
      step: /^\d+$/.test(second) ? Number(second) : null,
      seat: Number(query.get('seat') ?? -2),
    }
  }
  if (screen === 'rules') return { screen: 'rules', game: first, clause: decoded(hash.replace(/^#/, '')) }
  if (screen === 'lessons' && first) return { screen: 'lessons', game: first }
  if (screen === 'puzzles' && first)
    return { screen: 'puzzles', game: first, number: /^\d+$/.test(second) ? Number(second) : null }
  if (screen === 'settings') return { screen: 'settings' }
  if (screen === 'verify' && first) return { screen: 'verify', match: first }
  if (screen === 'dice') return { screen: 'dice' }
  if (screen === 'lab') return first ? { screen: 'experiment', id: first } : { screen: 'lab' }
  return { screen: 'lost' }
}

const here = () => parse(inward(location.pathname), location.search, location.hash)

function completeLink(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a')
  if (link) complete(link)
}

class Router {
  route: Route = $state.raw(here())

  constructor() {
    addEventListener('popstate', () => (this.route = here()))
    addEventListener('hashchange', () => (this.route = here()))
    addEventListener('click', (event) => this.follow(event))
    if (BASE) for (const kind of ['pointerover', 'focusin', 'click']) addEventListener(kind, completeLink, true)
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', outward(path))
    this.route = here()
    if (!replace) scrollTo(0, 0)
  }

  /** Changes the address without leaving the screen. */
  note(path: string): void {
    history.replaceState(null, '', outward(path))
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
    const path = inward(link.pathname)
    if (path.startsWith('/api/')) return
    event.preventDefault()
    this.go(path + link.search + link.hash)
  }
}

export const router = new Router()

/** What a person has chosen for this browser, kept in local storage. */
import { LANGUAGES, nearestLanguage, type Language } from './languages'

export { LANGUAGES, type Language }
export type Theme = 'auto' | 'light' | 'dark'
export type Palette = 'table' | 'distinct'
export type Motion = 'auto' | 'full' | 'none'
export type Confirm = 'final' | 'always' | 'never'
export type Pace = 'off' | 'slow' | 'normal' | 'fast'

export interface Settings {
  language: Language
  theme: Theme
  palette: Palette
  motion: Motion
  confirm: Confirm
  /** How fast what others do is told by itself. */
  story: Pace
  sound: boolean
  notify: boolean
}

export const PACES = ['off', 'slow', 'normal', 'fast'] as const

const KEY = 'sandtable.settings'

export function defaults(wishes: readonly string[]): Settings {
  return {
    language: nearestLanguage(wishes),
    theme: 'auto',
    palette: 'table',
    motion: 'auto',
    confirm: 'final',
    story: 'normal',
    sound: false,
    notify: false,
  }
}

/** Reads what was stored; anything unknown falls back to the default. */
export function parseSettings(stored: string | null, wishes: readonly string[]): Settings {
  const base = defaults(wishes)
  let found: Partial<Settings>
  try {
    found = (JSON.parse(stored ?? '{}') ?? {}) as Partial<Settings>
  } catch {
    return base
  }
  const pick = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise
  return {
    language: pick(found.language, LANGUAGES, base.language),
    theme: pick(found.theme, ['auto', 'light', 'dark'] as const, base.theme),
    palette: pick(found.palette, ['table', 'distinct'] as const, base.palette),
    motion: pick(found.motion, ['auto', 'full', 'none'] as const, base.motion),
    confirm: pick(found.confirm, ['final', 'always', 'never'] as const, base.confirm),
    story: pick(found.story, PACES, base.story),
    sound: found.sound === true,
    notify: found.notify === true,
  }
}

function read(): Settings {
  const query = new URLSearchParams(location.search).get('lang')
  const settings = parseSettings(localStorage.getItem(KEY), navigator.languages)
  if (LANGUAGES.includes(query as Language)) settings.language = query as Language
  return settings
}

export const settings: Settings = $state(read())

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)')

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && prefersDark.matches)
}

export function isStill(): boolean {
  return settings.motion === 'none' || (settings.motion === 'auto' && prefersStill.matches)
}

/** Whether a first click only shows what it would do; what can be taken back need not ask first. */
export function showsFirst(): boolean {
  return settings.confirm === 'always'
}

/** Writes the settings to the page and the store whenever one changes. Call once, inside a component. */
export function followSettings(): void {
  const apply = () => {
    const root = document.documentElement
    root.dataset.theme = isDark() ? 'dark' : 'light'
    root.dataset.palette = settings.palette
    root.dataset.motion = isStill() ? 'none' : 'full'
    root.lang = settings.language
  }
  $effect(() => {
    apply()
    localStorage.setItem(KEY, JSON.stringify(settings))
  })
  prefersDark.addEventListener('change', apply)
  prefersStill.addEventListener('change', apply)
}

/** The interface's own words, and fonts that can write them where the device has none. */
import { Texts, type Values } from './fluent'
import { type Language, settings } from './settings.svelte'
import { canWrite } from './typeface'

const catalogues = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' })

const fonts: Record<Language, () => Promise<unknown>> = {
  en: async () => undefined,
  'zh-Hans': () => import('../style/fonts-sc'),
  'zh-Hant': () => import('../style/fonts-tc'),
  ja: () => import('../style/fonts-jp'),
}

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
}

let texts = $state.raw<Texts | null>(null)
let loaded: Language | '' = $state('')

/** Loads the words of a language; the page keeps the old ones until the new are there. */
export async function useLanguage(language: Language): Promise<void> {
  const load = catalogues[`../locale/${language}.ftl`]
  if (!load) throw new Error(`no catalogue for ${language}`)
  const source = await load()
  if (!canWrite(language)) void fonts[language]()
  texts = new Texts(language, [source])
  loaded = language
}

export function t(key: string, values?: Values): string {
  return texts?.get(key, values) ?? ''
}

export function hasText(key: string): boolean {
  return texts?.has(key) ?? false
}

/** The language whose words are on the page now. */
export function language(): Language {
  return loaded || settings.language
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), options).format(value)
}

export function percent(value: number): string {
  return number(value, { style: 'percent', maximumFractionDigits: 0 })
}

export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000)
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' })
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ]
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit)
  return format.format(seconds, 'second')
}

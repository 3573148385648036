/** The languages that everything is written in. */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of ours that a browser's list of wishes comes nearest to. */
export function nearestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase()
    if (tag.startsWith('ja')) return 'ja'
    if (tag.startsWith('en')) return 'en'
    if (/^zh\b.*(hant|tw|hk|mo)/.test(tag)) return 'zh-Hant'
    if (tag.startsWith('zh')) return 'zh-Hans'
  }
  return 'en'
}

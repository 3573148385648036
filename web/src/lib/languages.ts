/** The languages that everything is written in. */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the server says in English, in the words of the person who reads it. */
import { Refused } from './api'
import { hasText, t } from './i18n.svelte'

/** A refusal by its code; every code of the protocol has its sentence. */
export function refusalText(code: string): string {
  return hasText(`error-${code}`) ? t(`error-${code}`) : t('error-other')
}

export function problemText(error: unknown): string {
  return refusalText(error instanceof Refused ? error.code : 'other')
}

/** Somebody who has given no name is `Guest` and four letters to the server. */
export function personName(name: string): string {
  const letters = /^Guest (\w{4})$/.exec(name)?.[1]
  return letters ? t('guest-named', { letters }) : name || t('guest')
}

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

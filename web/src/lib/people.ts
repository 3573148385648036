/** What people and bots are called. */
import { language, t } from './i18n.svelte'
import type { ChatLine, GameInfo } from '../contract/responses'

/** What the server calls somebody who has given no name. */
const UNNAMED = /^Guest (\w{4})$/

export function isUnnamed(name: string): boolean {
  return UNNAMED.test(name)
}

/** What the server calls somebody whose account is gone. */
const FORMER = 'Former player'

export function personName(name: string): string {
  if (name === FORMER) return t('former-player')
  const letters = UNNAMED.exec(name)?.[1]
  return letters ? t('guest-named', { letters }) : name || t('guest')
}

/** How the server marks the names of programs. */
const PROGRAM = /^BOT /

/** Who sits on a seat. */
export function sitter(
  seat: { kind: string; name: string; bot?: string; program?: boolean },
  game: GameInfo | undefined,
): string {
  if (seat.kind === 'open') return t('seat-open')
  if (seat.program) return t('program-named', { name: seat.name.replace(PROGRAM, '') })
  return seat.kind === 'bot' ? botName(seat.bot || seat.name, game) : personName(seat.name)
}

/** What a bot is called in its game. */
export function botName(id: string, game: GameInfo | undefined): string {
  const title = game?.bots.find((bot) => bot.id === id)?.title
  return title?.[language()] ?? title?.['en'] ?? t('bot-named', { bot: id })
}

/** What the table tells in the chat: that a seat has changed hands, and why. */
export function toldText({ what, name, about = '' }: ChatLine, game: GameInfo): string {
  if (what === 'returned') return t('told-returned', { name: personName(name), about: botName(about, game) })
  return t(`told-${what}`, { name: botName(name, game), about: personName(about) })
}

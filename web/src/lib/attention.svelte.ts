/** Tells somebody whose page lies in the background that it is their turn: title, icon, a notification, a sound. */
import type { NoteInfo as Note } from '../contract/responses'
import { outward } from './base'
import { settings } from './settings.svelte'
import { heard, play, type Sounds } from './sounds'

const PLAIN = outward('/favicon.svg')
const TURN = outward('/favicon-turn.svg')

/** Call inside a component: follows whether it is one's turn. */
export function followTurn(isMine: () => boolean, title: () => string, call: () => string): void {
  let before = false
  const mine = $derived(isMine())
  $effect(() => {
    document.title = mine ? `● ${call()} – ${title()}` : title()
    document.querySelector<HTMLLinkElement>('#favicon')!.href = mine ? TURN : PLAIN
    if (mine && !before) alert(title(), call())
    before = mine
  })
  $effect(() => () => {
    document.title = 'Sandtable'
    document.querySelector<HTMLLinkElement>('#favicon')!.href = PLAIN
  })
}

/** Call inside a component: lets what is new in the log, and the end of the game, be heard. */
export function followSounds(notes: () => readonly Note[], isOver: () => boolean, own: () => Sounds): void {
  let [known, wasOver] = [-1, true]
  $effect(() => {
    const [lines, over] = [notes(), isOver()]
    const fresh = known < 0 ? [] : lines.slice(known)
    const ended = over && !wasOver
    ;[known, wasOver] = [lines.length, over]
    if (settings.sound) play([...heard(fresh, own()), ...(ended ? (['over'] as const) : [])])
  })
}

function alert(title: string, body: string): void {
  if (settings.sound) play(['turn'])
  const allowed = settings.notify && 'Notification' in window && Notification.permission === 'granted'
  if (!allowed || !document.hidden) return
  const note = new Notification(title, { body, icon: TURN, tag: 'sandtable-turn' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

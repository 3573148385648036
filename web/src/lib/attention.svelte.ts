/** Tells somebody whose page lies in the background that it is their turn: title, icon, a notification, a sound. */
import { settings } from './settings.svelte'

const PLAIN = '/favicon.svg'
const TURN = '/favicon-turn.svg'

/** Call inside a component: follows whether it is one's turn. */
export function followTurn(isMine: () => boolean, title: () => string, call: () => string): void {
  let before = false
  $effect(() => {
    const mine = isMine()
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

function alert(title: string, body: string): void {
  if (settings.sound) chime()
  const allowed = settings.notify && 'Notification' in window && Notification.permission === 'granted'
  if (!allowed || !document.hidden) return
  const note = new Notification(title, { body, icon: TURN, tag: 'sandtable-turn' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** Two soft notes, made on the spot. */
export function chime(): void {
  const audio = new AudioContext()
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const start = audio.currentTime + index * 0.14
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
    tone.connect(gain).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.55)
  }
  setTimeout(() => void audio.close(), 1200)
}

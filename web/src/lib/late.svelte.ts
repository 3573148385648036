/** What nobody looks at first: it follows when the frame is drawn that shows what they do look at. */
import { untrack } from 'svelte'
import { afterFrame } from './pace'

/** How long somebody looks at what they have done before they read about it. */
export const A_GLANCE_MS = 100

/** Make it inside a component. `wait`: how long it may take besides, so that what changes again meanwhile follows once. */
export class Late<T> {
  current: T = $state.raw()!

  constructor(now: () => T, wait = 0) {
    this.current = untrack(now)
    let isWaiting = false
    $effect(() => {
      now()
      if (isWaiting) return
      isWaiting = true
      follow(() => {
        isWaiting = false
        this.current = untrack(now)
      }, wait)
    })
  }
}

/** What waits equally long follows together, in one frame. */
const waiting = new Map<number, (() => void)[]>()

function follow(then: () => void, wait: number): void {
  const others = waiting.get(wait)
  if (others) others.push(then)
  else {
    waiting.set(wait, [then])
    afterFrame(() => setTimeout(() => followAll(wait), wait))
  }
}

function followAll(wait: number): void {
  const all = waiting.get(wait) ?? []
  waiting.delete(wait)
  for (const each of all) each()
}

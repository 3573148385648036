/** What nobody looks at first: it follows when the frame is drawn that shows what they do look at. */
import { untrack } from 'svelte'
import { afterFrame } from './pace'

/** Make it inside a component. */
export class Late<T> {
  current: T = $state.raw()!

  constructor(now: () => T) {
    this.current = untrack(now)
    let isWaiting = false
    $effect(() => {
      now()
      if (isWaiting) return
      isWaiting = true
      afterFrame(() => {
        isWaiting = false
        this.current = untrack(now)
      })
    })
  }
}

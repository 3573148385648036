/** What a page cannot do without is asked for until it comes: one lost request does not leave the page empty. */
export const AGAIN_MS = 2000

/** Returns what gives up. */
export function untilDone(load: () => Promise<void>, say: (error: unknown) => void, wait = AGAIN_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false
  const attempt = () => {
    load().catch((error: unknown) => {
      if (left) return
      say(error)
      timer = setTimeout(attempt, wait)
    })
  }
  attempt()
  return () => {
    left = true
    clearTimeout(timer)
  }
}

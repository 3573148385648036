/** A keyboard on the screen covers half of the page: what remains in sight is told to the style sheet. */

/** Less than this is the browser's own bar that comes and goes. */
const LEAST_PX = 120

/** Call inside an effect; what it returns ends it. */
export function followKeyboard(): (() => void) | undefined {
  const seen = window.visualViewport
  if (!seen) return undefined
  const root = document.documentElement
  const look = () => {
    const covered = innerHeight - seen.height > LEAST_PX && seen.scale === 1
    if (covered) root.style.setProperty('--seen', `${seen.height}px`)
    root.toggleAttribute('data-keyboard', covered)
    if (covered) scrollTo(0, 0)
  }
  seen.addEventListener('resize', look)
  look()
  return () => {
    seen.removeEventListener('resize', look)
    root.removeAttribute('data-keyboard')
  }
}

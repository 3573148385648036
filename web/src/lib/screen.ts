/** What the table lies on. */
import { MediaQuery } from 'svelte/reactivity'

/** A small screen, upright or on its side, where one thing is shown at a time. */
export const narrow = new MediaQuery('(max-width: 860px) or ((max-width: 1000px) and (max-height: 480px))')

/** A thumb instead of a pointer. */
export const coarse = new MediaQuery('(pointer: coarse)')

/** Whether the table lies on a small screen, where one thing is shown at a time. */
import { MediaQuery } from 'svelte/reactivity'

export const narrow = new MediaQuery('max-width: 860px')

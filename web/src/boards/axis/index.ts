/** The board of Axis & Allies. */
import type { OwnBoard } from '..'
import Board from './Board.svelte'
import { guide } from './guide'
import { sounds } from './sounds'

export default { Board, guide, sounds } satisfies OwnBoard

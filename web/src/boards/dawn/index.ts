/** The board of Dawn & Dusk. */
import type { OwnBoard } from '..'
import Board from './Board.svelte'
import Side from './Side.svelte'
import { guide } from './guide'
import { sounds } from './sounds'
import { story } from './story'
import { rest } from './tracks'

export default { Board, Side, guide, rest, sounds, story } satisfies OwnBoard

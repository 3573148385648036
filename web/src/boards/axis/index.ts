/** The board of Axis & Allies. */
import type { OwnBoard } from '..'
import Board from './Board.svelte'
import Side from './Side.svelte'
import { guide } from './guide'
import { rest } from './own'
import { sounds } from './sounds'
import { story } from './story'

export default { Board, Side, guide, rest, sounds, story } satisfies OwnBoard

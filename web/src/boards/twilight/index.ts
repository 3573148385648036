/** The board of Twilight Struggle. */
import type { OwnBoard } from '..'
import Board from './Board.svelte'
import Side from './Side.svelte'
import { guide } from './guide'
import { hand } from './hand'
import { sounds } from './sounds'
import { story } from './story'
import { rest } from './tracks'

export default { Board, Side, guide, hand, rest, sounds, story } satisfies OwnBoard

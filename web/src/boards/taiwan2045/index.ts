/** The board of 2045. */
import type { OwnBoard } from '..'
import Board from './Board.svelte'
import { guide } from './guide'
import { hand } from './hand'
import { rest } from './own'
import { sounds } from './sounds'
import { story } from './story'

export default { Board, guide, hand, rest, sounds, story } satisfies OwnBoard

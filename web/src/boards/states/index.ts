/** The board of Warring States. */
import type { OwnBoard } from '..'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { guide } from './guide'
import { hand } from './hand'
import { sounds } from './sounds'

export default { Board, Card, guide, hand, sounds } satisfies OwnBoard

/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Board, View } from '../shared'

export type GameBoard = Board

export type GameView = View

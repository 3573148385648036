/** What this game's view and board hold besides the usual sections. */
import type { AnyBoard, BoardSpace, PieceView, View } from '../../contract/shared'
import { tableOf } from '../../lib/table'

export interface Odds {
  win: number
  draw: number
  loss: number
  take: number
  attack_losses: number
  defend_losses: number
}

export interface Battle {
  space: string
  round: number
  attacker: string
  attack: PieceView[]
  defend: (PieceView & { hit: number })[]
  odds: Odds | null
}

export interface Landing {
  space: string
  owner: string
  what: string
  n: number
  left: number
  /** Where it may land; none is in reach when nothing is named. */
  home?: string | null
}

export interface Objective {
  objective: string
  power: string
  bonus: number
  rule: string
  met: boolean
  have: number
  need: number
  spaces: string[]
}

export interface Power {
  seat: number
  ipc: number
  production: number
  tokens: number
  techs: string[]
  waiting: Record<string, number>
  capital_lost: boolean
  treasury?: boolean
}

export type GameView = View & {
  active?: string
  powers?: Record<string, Power>
  battle?: Battle | null
  battles?: { space: string; odds: Odds | null }[]
  landings?: Landing[]
  objectives?: Objective[]
  costs?: Record<string, number>
  cities?: Record<string, string[]>
  cities_to_win?: number
  with_research?: boolean
}

export type Space = BoardSpace & { kind?: string; ipc?: number; neutral?: boolean; city?: string }

export type GameBoard = Omit<AnyBoard, 'spaces' | 'pieces'> & {
  spaces?: Record<string, Space>
  pieces?: Record<string, { cost: number; attack: number; defense: number; move: number }>
  charts?: string[][]
}

export const gameTable = () => tableOf<GameView, GameBoard>()

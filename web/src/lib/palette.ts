/** Whose is it? Every owner has a colour and a pattern, so that neither alone has to carry the answer. */
import type { AnyBoard, Owner } from '../contract/shared'

export const PATTERNS = ['solid', 'rising', 'dots', 'falling', 'grid', 'zigzag', 'upright', 'rings'] as const
export type Pattern = (typeof PATTERNS)[number]

export interface Paint {
  key: string
  fill: string
  ink: string
  pattern: Pattern
}

const TABLE = ['#2f5d8a', '#a8392f', '#4c7a3d', '#b0801e', '#6b4a86', '#2f7f7f', '#8a5a3c', '#5b6168']
// Okabe and Ito's colours, which stay apart in every common form of colour blindness.
const DISTINCT = ['#0072b2', '#d55e00', '#009e73', '#e69f00', '#cc79a7', '#56b4e9', '#000000', '#f0e442']
const NEUTRAL: Paint = { key: 'nobody', fill: '#8b8778', ink: '#15181a', pattern: 'solid' }

const WORDS: Record<string, string> = {
  red: '#a8392f',
  blue: '#2f5d8a',
  green: '#4c7a3d',
  yellow: '#b98a1b',
  black: '#2f3338',
  white: '#d9d4c5',
  grey: '#6d7278',
  gray: '#6d7278',
  orange: '#bd6a22',
  purple: '#6b4a86',
  brown: '#7d5637',
  cyan: '#2f7f7f',
  pink: '#b5628a',
}

/** Black or white, whichever reads better on the colour. */
export function inkOn(fill: string): string {
  const light = luminance(fill)
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#15181a' : '#ffffff'
}

export function luminance(colour: string): number {
  const hex = colour.replace('#', '')
  const wide = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(wide.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The palette of one table: its seats by role, and its sides. */
export class Palette {
  private readonly known = new Map<string, Paint>()

  constructor(board: AnyBoard, roles: readonly string[], distinct: boolean) {
    const sides = Object.keys(board.sides ?? {})
    const order = [...new Set([...sides, ...roles])]
    order.forEach((id, index) => this.known.set(id, paint(id, index, board.sides?.[id]?.colour ?? WORDS[id], distinct)))
    roles.forEach((role, seat) => this.known.set(String(seat), this.known.get(role)!))
  }

  of(owner: Owner | undefined): Paint {
    return (owner == null ? undefined : this.known.get(String(owner))) ?? NEUTRAL
  }

  has(owner: string): boolean {
    return this.known.has(owner)
  }

  all(): Paint[] {
    return [...new Set([NEUTRAL, ...this.known.values()])]
  }
}

function paint(key: string, index: number, wish: string | undefined, distinct: boolean): Paint {
  const own = wish && (wish.startsWith('#') ? wish : WORDS[wish])
  const fill = distinct ? DISTINCT[index % DISTINCT.length]! : own || TABLE[index % TABLE.length]!
  return { key, fill, ink: inkOn(fill), pattern: PATTERNS[index % PATTERNS.length]! }
}

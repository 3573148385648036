/** What a drawn track shows: its steps with the words behind each, and who stands where. */
import type { Kit } from '../../lib/kit'
import type { GameView as DawnView, RegionView } from '../../contract/games/dawn'
import type { GameView as TwilightView, RegionScore } from '../../contract/games/twilight'
import type { Owner, View } from '../../contract/shared'

export interface Step {
  n: number
  /** What is printed in the box; nothing where the scale would be too dense. */
  print: string
  /** What standing here means. */
  text: string
  tone?: 'good' | 'warn' | 'bad' | 'mark'
  /** The side in whose favour the step is. */
  side?: string
}

export interface Marker {
  owner: Owner
  n: number
}

export interface Drawn {
  id: string
  label: string
  help: string
  steps: Step[]
  markers: Marker[]
  /** A ruler with narrow steps instead of boxes. */
  fine?: boolean
  /** Short enough to share its line with another. */
  short?: boolean
}

/** Everything that lies beside the map. */
export interface Beside {
  tracks: readonly Drawn[]
  /** The two sides, in the order of their columns. */
  sides: readonly [string, string]
  /** A card that somebody always holds, and who does. */
  held?: { card: string; owner: number; words: string } | null
}

/** One line of what the table explains: a heading and what it means. */
export interface Said {
  title: string
  text: string
  help?: string
}

/** What a region would bring both sides if it were scored now. */
export type Tally = RegionView | RegionScore
export type InfluenceView = DawnView | TwilightView

export function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
}

export function markersOf(track: number | Record<string, number> | undefined): Marker[] {
  if (track === undefined) return []
  return typeof track === 'number'
    ? [{ owner: null, n: track }]
    : Object.entries(track).map(([owner, n]) => ({ owner, n }))
}

export function points(tally: Tally, side: string): number {
  const found = (tally as Record<string, unknown>)[side]
  return typeof found === 'number' ? found : 0
}

/** How a side stands in a region, in the game's own word. */
export function standingOf({ standing = {} }: Tally, side: string): string {
  return (standing as Record<string, string>)[side] ?? ''
}

export function drawn(
  kit: Pick<Kit, 'text'>,
  id: string,
  markers: Marker[],
  steps: Step[],
  shape: { fine?: boolean; short?: boolean } = {},
): Drawn {
  return {
    id,
    label: kit.text.word('track', id),
    help: kit.text.attribute(`track-${id}`, 'help'),
    steps,
    markers,
    ...shape,
  }
}

export function boxes(
  low: number,
  high: number,
  text: (n: number) => string,
  tone: (n: number) => Step['tone'] = () => undefined,
): Step[] {
  return range(low, high).map((n) => ({ n, print: String(n), text: text(n), tone: tone(n) }))
}

/** A dense scale, with a number at every fifth step, or every tenth where even those would touch. */
export function ruler(
  low: number,
  high: number,
  text: (n: number) => string,
  side: (n: number) => string | undefined = () => undefined,
): Step[] {
  const apart = high - low > 50 ? 10 : 5
  return range(low, high).map((n) => ({
    n,
    print: n % apart === 0 ? String(Math.abs(n)) : '',
    text: text(n),
    side: side(n),
  }))
}

/** What the table still has to list: whoever sits here, with what no track tells, and cards that lie open. */
export function remaining({ seats, laid }: View, onTracks: readonly string[], marked: readonly string[]): View {
  const told = ([id, n]: [string, number]) => !onTracks.includes(id) && (n !== 0 || id === 'cards')
  return {
    laid,
    seats: seats?.map((row) => ({
      ...row,
      values: Object.fromEntries(Object.entries(row.values ?? {}).filter(told)),
      marks: row.marks?.filter((mark) => !marked.includes(mark)),
    })),
  }
}

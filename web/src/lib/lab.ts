/** The Lab page without its page: which rows of the content to show, what a draft changes, how figures settle. */
import type { NewExperiment } from '../contract/requests'
import type { ExperimentInfo, LabFigure, LabRow } from '../contract/responses'
import { messageId } from './fluent'
import type { GameText } from './gametext'

export type Value = boolean | number | string
/** A variant in the making: new values by path, and rows to take out as `file.id`. */
export type Draft = { values: Record<string, Value>; without: string[] }

export const emptyDraft = (): Draft => ({ values: {}, without: [] })

export const isEmpty = ({ values, without }: Draft): boolean => !Object.keys(values).length && !without.length

/** The words by which a catalogue may know a row, besides those of its own list. */
const KINDS = ['card', 'space', 'state', 'unit', 'elite', 'event', 'person', 'mission']

export function rowName(row: LabRow, text: GameText): string {
  if (!row.id) return row.kind
  return text.first(
    [row.kind, ...KINDS].map((kind) => messageId(`${kind}-${row.id}`)),
    row.id,
  )
}

/** How a row is named where it is taken out. */
export const removal = (row: LabRow): string => `${row.path.split('.')[0]}.${row.id}`

export function matching(rows: readonly LabRow[], kind: string, query: string, text: GameText): LabRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (kind && row.kind !== kind) return false
    const names = `${rowName(row, text)} ${row.path} ${row.fields.map(({ name }) => name).join(' ')}`.toLowerCase()
    return words.every((word) => names.includes(word))
  })
}

/** The draft with one field set; a field that is as it was is no change. */
export function withValue(draft: Draft, path: string, value: Value, current: Value): Draft {
  const { [path]: _, ...others } = draft.values
  return { ...draft, values: value === current ? others : { ...others, [path]: value } }
}

export function toggled(draft: Draft, row: LabRow): Draft {
  const id = removal(row)
  const without = draft.without.includes(id) ? draft.without.filter((each) => each !== id) : [...draft.without, id]
  return { ...draft, without }
}

export function asChanges({ values, without }: Draft): Pick<NewExperiment, 'changes' | 'without'> {
  return { changes: Object.entries(values).map(([path, value]) => ({ path, value })), without }
}

export const isRunning = ({ progress }: ExperimentInfo): boolean => progress === 'trying' || progress === 'playing'

export const seatFigures = (figures: readonly LabFigure[]): LabFigure[] =>
  figures.filter(({ measure }) => measure.startsWith('seat.'))

export type Chart = { lines: string[]; low: number; high: number; middle: number }

export const CHART = { width: 600, height: 220 }

/** The lines of a trace, one a seat, in the frame of the chart; `middle` is where nobody is ahead. */
export function chartOf({ trace, games, compare }: ExperimentInfo): Chart {
  const seats = Math.max(0, (trace[0]?.length ?? 1) - 1)
  const fair = compare || !seats ? 0 : 1 / seats
  const reach = Math.max(
    0.05,
    ...trace.slice(1).flatMap(([, ...values]) => values.map((each) => Math.abs(each - fair))),
  )
  const [low, high] = [fair - reach, fair + reach]
  const y = (value: number) => Math.round(CHART.height * Math.min(1, Math.max(0, (high - value) / (high - low))))
  const x = (done: number) => Math.round((CHART.width * done) / games)
  const lines = Array.from({ length: seats }, (_, seat) =>
    trace.map((row) => `${x(row[0] ?? 0)},${y(row[seat + 1] ?? fair)}`).join(' '),
  )
  return { lines, low, high, middle: y(fair) }
}

/** Where numbers worth knowing before a click lie, so that they cover nothing of what the plates around them say. */
import { PLATE, type Place } from './mapmodel'
import { textWidth } from './measure'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Ink extends Box {
  /** How bad it is to cover it: a number may then be misread, a letter hardly. */
  weight: number
}

/** How much of a badge lies on its plate, from left to right. */
const OVER = 0.7
/** How far it stands above its plate, in sizes of the writing: low where the name leaves room for it. */
const [LOW, HIGH] = [0.35, 0.75]
const HEIGHT = 1.35
/** How far it moves at a time to look for a better spot, and how often. */
const STEP = 0.4
const STEPS = 12
const A_NUMBER = 15
const A_LETTER = 1
const A_CHIP = 1.8

/** Name, counters and printed number of a plate; `chips` says how many counters it has. */
function inkOf(place: Place, chips: number): Ink[] {
  const { size } = place
  const [left, right] = [place.x - place.w / 2, place.x + place.w / 2]
  const top = place.y - place.h / 2
  const row = top + size * (PLATE.head + PLATE.line * place.lines.length)
  const found: Ink[] = place.lines.map((line, index) => {
    const base = top + size * (PLATE.head + 0.84 + index * PLATE.line)
    const start = left + size * PLATE.side
    return { left: start, right: start + textWidth(line, size), top: base - size * 0.7, bottom: base, weight: A_LETTER }
  })
  const digits = { top: row + size * 0.15, bottom: row + size * 1.05, weight: A_NUMBER }
  if (place.printed.length) found.push({ left: right - size * 1.2, right: right - size * 0.3, ...digits })
  if (chips) {
    const start = left + size * PLATE.side
    found.push({ left: start, right: Math.min(start + chips * size * A_CHIP, right - size * 1.2), ...digits })
  }
  return found
}

/** How much of two boxes is one on the other. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Where a badge may lie: at the corner, else along the upper edge, else further out. */
function spots(place: Place, wide: number): { x: number; y: number }[] {
  const { size } = place
  const name = PLATE.side * size + textWidth(place.lines[0] ?? '', size)
  const heights = name < place.w - wide * OVER ? [LOW, HIGH] : [HIGH, LOW]
  const x = place.x + place.w / 2 - wide * OVER
  const shifts = [0, 1, -1, ...Array.from({ length: STEPS - 2 }, (_, step) => -2 - step)]
  return shifts
    .filter((shift) => x + shift * STEP * size > place.x - place.w / 2)
    .flatMap((shift) =>
      heights.map((height) => ({ x: x + shift * STEP * size, y: place.y - place.h / 2 - size * height })),
    )
}

export interface Badged {
  place: Place
  wide: number
}

/** The first spot of each that covers least; what lies on a badge already is covered, too. */
export function layBadges(
  badged: readonly Badged[],
  places: readonly Place[],
  chips: (name: string) => number,
): { x: number; y: number }[] {
  const ink = new Map(places.map((place) => [place, inkOf(place, chips(place.name))]))
  const laid: Ink[] = []
  return badged.map(({ place, wide }) => {
    const high = place.size * HEIGHT
    const isNear = (other: Place) =>
      Math.abs(other.x - place.x) < (other.w + place.w) / 2 + wide &&
      Math.abs(other.y - place.y) < (other.h + place.h) / 2 + high
    const around = [...places.filter(isNear).flatMap((other) => ink.get(other)!), ...laid]
    const boxAt = ({ x, y }: { x: number; y: number }) => ({ left: x, right: x + wide, top: y, bottom: y + high })
    let [best, least] = [{ x: 0, y: 0 }, Infinity]
    for (const spot of spots(place, wide)) {
      const box = boxAt(spot)
      const covered = around.reduce((sum, each) => sum + shared(box, each) * each.weight, 0)
      if (covered < least - 0.01) [best, least] = [spot, covered]
      if (least === 0) break
    }
    laid.push({ ...boxAt(best), weight: A_NUMBER })
    return best
  })
}

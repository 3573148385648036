/** How wide a text will be, near enough to lay plates out before any font has arrived. */

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/
const THIN = /[ijlIft.,:;'|!() \-/]/
const BROAD = /[A-HJ-Z0-9mw&%]/

export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text)
    ems += WIDE.test(letter) ? 1.02 : THIN.test(letter) ? 0.32 : BROAD.test(letter) ? 0.66 : 0.53
  return ems * size
}

/** Breaks a name into at most two lines no wider than needed. */
export function twoLines(text: string, size: number, limit: number): string[] {
  if (textWidth(text, size) <= limit) return [text]
  const cuts = breaks(text)
  let best: string[] = [text]
  let width = textWidth(text, size)
  for (const cut of cuts) {
    const lines = [text.slice(0, cut).trimEnd(), text.slice(cut).trimStart()]
    const widest = Math.max(...lines.map((line) => textWidth(line, size)))
    if (widest < width) [best, width] = [lines, widest]
  }
  return best
}

function breaks(text: string): number[] {
  const cuts: number[] = []
  for (let i = 1; i < text.length; i++) {
    const before = text[i - 1]!
    const after = text[i]!
    const wide = WIDE.test(before) && WIDE.test(after) && !/[・／、。）」ー]/.test(after)
    if (wide || before === ' ' || before === '/' || before === '-' || before === '・' || before === '／') cuts.push(i)
  }
  return cuts
}

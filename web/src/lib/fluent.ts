/** Fluent bundles, and sentences whose named things stay recognisable. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, FluentVariable>

/** A stretch of a sentence: plain text, or the name of something that can be pointed at. */
export interface Part {
  text: string
  ref?: string
}

const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'

/** Wraps a name so that `parts` finds it again in the finished sentence. */
export function mark(ref: string, text: string): string {
  return `${OPEN}${ref}${MIDDLE}${text}${CLOSE}`
}

/** Cuts a finished sentence into its plain stretches and its marked names. */
export function parts(sentence: string): Part[] {
  const found: Part[] = []
  for (const piece of sentence.split(OPEN)) {
    const middle = piece.indexOf(MIDDLE)
    const close = piece.indexOf(CLOSE)
    if (middle < 0 || close < 0) {
      if (piece) found.push({ text: piece })
      continue
    }
    found.push({ ref: piece.slice(0, middle), text: piece.slice(middle + 1, close) })
    if (close + 1 < piece.length) found.push({ text: piece.slice(close + 1) })
  }
  return found
}

/** The catalogue key of an option name: `space:west_germany` is `space-west-germany`. */
export function messageId(name: string): string {
  return name.replaceAll(':', '-').replaceAll('_', '-')
}

/** Some catalogue sources in one language; later ones win. */
export class Texts {
  private readonly bundle: FluentBundle

  constructor(language: string, sources: readonly string[]) {
    this.bundle = new FluentBundle([language, 'en'], { useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null
  }

  /** The message filled in; a key that no catalogue has is shown as itself, so that a gap is visible. */
  get(key: string, values?: Values): string {
    const message = this.bundle.getMessage(key)
    return message?.value == null ? key : this.bundle.formatPattern(message.value, values ?? null, [])
  }

  attribute(key: string, name: string, values?: Values): string {
    const pattern = this.bundle.getMessage(key)?.attributes[name]
    return pattern == null ? '' : this.bundle.formatPattern(pattern, values ?? null, [])
  }
}

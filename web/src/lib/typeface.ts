/** Whether the reader's device can write a language by itself. */
import type { Language } from './languages'

/** A sign that every face for the language has. */
const SIGNS: Partial<Record<Language, string>> = { 'zh-Hans': '汉', 'zh-Hant': '漢', ja: '語' }
/** No face has this one: it is drawn as whatever stands for signs that are missing. */
const MISSING = '\u{10FFFD}'
const SIZE = 24

export function canWrite(language: Language): boolean {
  const sign = SIGNS[language]
  return !sign || drawn(sign) !== drawn(MISSING)
}

function drawn(sign: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return sign
  pen.font = `${SIZE - 4}px sans-serif`
  pen.textBaseline = 'top'
  pen.fillText(sign, 0, 0)
  return canvas.toDataURL()
}

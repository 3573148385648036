import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nearestLanguage } from '../src/lib/languages'

const ROOT = new URL('../..', import.meta.url).pathname
const WISHES = [['ja-JP', 'en'], ['zh-TW'], ['zh-Hans-CN'], ['zh'], ['fr', 'en-GB'], ['zh-Hant-HK', 'ja'], ['fr'], []]

function catalogues(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return name === 'static' ? [] : catalogues(path)
    return name.endsWith('.ftl') ? [readFileSync(path, 'utf8')] : []
  })
}

describe('a first visit', () => {
  it('speaks the same language before the client is there', () => {
    const early = readFileSync(join(ROOT, 'web/public/early.js'), 'utf8')
    const source = /function nearestLanguage[\s\S]*?\n {2}}\n/.exec(early)![0]
    const theirs = new Function(`${source}; return nearestLanguage`)() as typeof nearestLanguage
    for (const wishes of WISHES) expect(theirs(wishes)).toBe(nearestLanguage(wishes))
  })

  it('has every Latin letter of our texts in the cut faces', () => {
    const style = readFileSync(join(ROOT, 'web/src/style/base.css'), 'utf8')
    const spans = [...style.matchAll(/unicode-range:([^;]+);/g)].map(([, list]) =>
      [...list!.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, low, high]) => [
        parseInt(low!, 16),
        parseInt(high ?? low!, 16),
      ]),
    )
    expect(spans).toHaveLength(2)
    const texts = [...catalogues(join(ROOT, 'web/src/locale')), ...catalogues(join(ROOT, 'src/sandtable'))]
    const letters = new Set(texts.join('').match(/[ -~\u00a1-\u024f]/g))
    for (const span of spans) {
      const has = (letter: string) =>
        span.some(([low, high]) => low! <= letter.charCodeAt(0) && letter.charCodeAt(0) <= high!)
      expect([...letters].filter((letter) => !has(letter))).toEqual([])
    }
  })
})

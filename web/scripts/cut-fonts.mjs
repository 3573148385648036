/** Cuts the Latin faces to the characters and weights that src/style/base.css says, so that a first visit loads two small
 * files; any other letter still finds the whole face. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const FACES = { sans: 'source-sans-3', serif: 'source-serif-4' }
const here = (path) => new URL(`../${path}`, import.meta.url)

/** What the style sheet declares for a cut face: its weights and its characters. */
function declared(css, face) {
  const rule = css.split('@font-face').find((part) => part.includes(`cut/${face}.woff2`))
  const [, min, max] = rule.match(/font-weight: (\d+) (\d+)/)
  const ranges = rule.match(/unicode-range:([^;]+);/)[1].matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)
  const characters = [...ranges].flatMap(([, low, high = low]) => {
    const first = parseInt(low, 16)
    return Array.from({ length: parseInt(high, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })
  return { characters: characters.join(''), weights: { min: Number(min), max: Number(max) } }
}

const css = readFileSync(here('src/style/base.css'), 'utf8')
mkdirSync(here('cut'), { recursive: true })
for (const [face, source] of Object.entries(FACES)) {
  const whole = readFileSync(
    here(`node_modules/@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`),
  )
  const { characters, weights } = declared(css, face)
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } })
  writeFileSync(here(`cut/${face}.woff2`), cut)
}

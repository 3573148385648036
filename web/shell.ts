/** What stands in the page before the client does: a few words in each language, and which files its screens begin with. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { Texts } from './src/lib/fluent'
import { LANGUAGES } from './src/lib/languages'

interface Chunk {
  fileName: string
  imports: readonly string[]
  facadeModuleId: string | null
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

const BOARDS = new URL('src/boards/', import.meta.url)

/** What screens want at once, by the name that the early script gives them. */
const SCREENS = { lobby: 'src/screens/Lobby.svelte', table: 'src/screens/TableScreen.svelte' }

export function shell(): Plugin {
  return {
    name: 'shell',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((each) => each.type === 'chunk') as Chunk[]
        const plan = JSON.stringify(plans(chunks, html))
        return html.replace('"chunks">', `"chunks">${plan}`).replace('<!-- words -->', LANGUAGES.map(words).join(''))
      },
    },
  }
}

function words(language: string): string {
  const file = new URL(`src/locale/${language}.ftl`, import.meta.url)
  const texts = new Texts(language, [readFileSync(file, 'utf8')])
  const [title, lead, loading] = ['lobby-title', 'lobby-lead', 'loading'].map((key) => texts.get(key))
  return `<div lang="${language}"><h1>${title}</h1><p class="muted">${lead}</p><p class="muted wait">${loading}</p></div>`
}

function plans(chunks: readonly Chunk[], html: string) {
  const files = (source: string) => filesOf(chunks, source).filter((file) => !html.includes(file))
  const named = (sources: readonly [string, string][]) =>
    Object.fromEntries(sources.map(([name, source]) => [name, files(source)]))
  return {
    languages: named(LANGUAGES.map((each) => [each, `src/locale/${each}.ftl?raw`])),
    screens: named(Object.entries(SCREENS)),
    boards: named(readdirSync(BOARDS).map((game) => [game, `src/boards/${game}/index.ts`])),
  }
}

/** The files of a module that is loaded by itself, with all that it imports. */
function filesOf(chunks: readonly Chunk[], source: string): string[] {
  const found = new Set<string>()
  const waiting = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
  for (const chunk of waiting) {
    if (found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    waiting.push(...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)))
  }
  return [...found]
}

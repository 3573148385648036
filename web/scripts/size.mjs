// How much a browser loads for a table: everything but coastlines, fonts and other languages.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 260_000
const folder = new URL('../../src/sandtable/server/static/assets/', import.meta.url)
const lazy = /^(land|nation|fonts|zh-|ja-)/
const sizes = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name) && !lazy.test(name))
  .map((name) => [name, gzipSync(readFileSync(new URL(name, folder))).length])
const total = sizes.reduce((sum, [, size]) => sum + size, 0)
for (const [name, size] of sizes) console.log(String(size).padStart(8), name)
console.log(String(total).padStart(8), `bytes compressed, limit ${LIMIT}`)
process.exit(total > LIMIT ? 1 : 0)

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { shell } from './shell'

export default defineConfig({
  plugins: [svelte(), shell()],
  // The server completes the paths of the page's files: it may be served under a path of a larger site.
  base: './',
  build: {
    outDir: '../src/sandtable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts stay files of their own: a browser fetches only the ranges a page uses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Few files: over a slow line every one of them costs a round trip.
        codeSplitting: {
          groups: [
            { name: 'start', test: /src\/(main|App|screens\/Lobby)\.(ts|svelte)$/, priority: 2 },
            { name: 'table', test: /src\/screens\/TableScreen\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // A busy machine is no reason to fail.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})

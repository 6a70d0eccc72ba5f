import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Unit tests stand beside their source; those that need a DOM say `@vitest-environment jsdom` in line one. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@patternbook/engine': fileURLToPath(new URL('lib', import.meta.url)),
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
    },
  },
  test: {
    // Some tests read every screen; a busy machine takes more than the five seconds of the default.
    testTimeout: 20_000,
    environment: 'node',
    include: ['{lib,components,app,scripts,data}/**/*.test.{ts,tsx}'],
    // Its modules import each other without extensions, which only a bundler resolves.
    server: { deps: { inline: ['@material/material-color-utilities'] } },
    // Threads that stay, with a context of its own for each file: half of the time went into starting anew.
    pool: 'vmThreads',
    maxWorkers: 2,
    // As in the browser: two shared cores stall now and then, and some tests wait for something.
    retry: 1,
    restoreMocks: true,
    unstubGlobals: true,
  },
})

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Unit tests are next to their source; tests that need a DOM declare `@vitest-environment jsdom` on line one. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@patternbook/engine': fileURLToPath(new URL('lib', import.meta.url)),
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
    },
  },
  test: {
    // Some tests read every screen, which takes longer than the default five seconds on a busy machine.
    testTimeout: 20_000,
    environment: 'node',
    setupFiles: ['lib/testing/reset-modules.ts'],
    include: ['{lib,components,app,scripts,data}/**/*.test.{ts,tsx}'],
    // The modules of this package import each other without extensions, which only a bundler resolves.
    server: { deps: { inline: ['@material/material-color-utilities'] } },
    // Reuses threads, with a new context for each file, because starting new threads would take half of the total time.
    pool: 'vmThreads',
    maxWorkers: 2,
    // Retries a failed test once, because the machine is sometimes busy, and some tests wait for timers.
    retry: 1,
    restoreMocks: true,
    unstubGlobals: true,
  },
})

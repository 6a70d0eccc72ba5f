import { defineConfig } from '@playwright/test'
import { chromiumArgs, findQuickChromium } from './scripts/chromium'
import { freePort } from './scripts/serve'

/** One free port for the whole run: the first process that reads this chooses it, the workers inherit it. */
process.env.E2E_PORT ??= String(await freePort())
const port = Number(process.env.E2E_PORT)

/** A page of a test lives for seconds: what the optimizing compilers do in the background never pays there. */
const shortLived = '--js-flags=--no-maglev --no-turbofan'

/** Specs that go over the whole site bring their own sizes; all others are journeys. */
const wholeSite = /\/(site|axe|export|leak)\.spec\.ts$/
/** What `.ci/run` adds has a configuration of its own. */
const elsewhere = /\/e2e\/ci\//

/**
 * The browser tests run against the finished export, served as a host would, in the Chromium that works
 * here. A journey runs on the desktop and on a phone; one that makes sense on one of them only says so in its name:
 * `*.desktop.spec.ts`, `*.phone.spec.ts`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than a small machine has cores: there is always one that waits for an animation to end.
  workers: 3,
  forbidOnly: true,
  // Two shared cores stall now and then. What passes after another try only is named at the end of the run.
  retries: 2,
  timeout: 30_000,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findQuickChromium(console.log),
      args: [...chromiumArgs, shortLived],
    },
  },
  projects: [
    { name: 'site', testMatch: wholeSite },
    {
      name: 'desktop',
      testIgnore: [wholeSite, elsewhere, /\.phone\.spec\.ts$/],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [wholeSite, elsewhere, /\.desktop\.spec\.ts$/],
      // Fewer pixels to paint than a phone has: no journey looks at them.
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'npx tsx scripts/start.ts --uncompressed',
    env: { PORT: String(port), NEXT_PUBLIC_BASE_PATH: '' },
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
})

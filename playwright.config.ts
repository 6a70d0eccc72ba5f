import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium, findQuickChromium } from './scripts/chromium'
import { findFreePort } from './scripts/serve'

/** One free port for the whole run: the first process chooses the port, and the workers inherit it. */
process.env.E2E_PORT ??= String(await findFreePort())
const port = Number(process.env.E2E_PORT)

/** Turns off the optimizing compilers: test pages are open for only a few seconds, so compiling takes longer than it saves. */
const jsFlags = '--js-flags=--no-maglev --no-turbofan'

/** Specs that cover the whole site or do not depend on the size of the viewport. Each runs in only one project. */
const wholeSiteSpecs = /\/(site|axe|export|leak)\.spec\.ts$/
/** Specs that have their own configuration, playwright.ci.config.ts. */
const ciSpecs = /\/e2e\/ci\//

/** Specs that need the full browser, such as those about offline visits, storage, and page transitions. */
const fullBrowserSpecs =
  /\/(offline|(home|offline|shell|storage|transitions)\.phone|(embed|embed-origins|shell)\.desktop)\.spec\.ts$/

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = {
  viewport: { width: 390, height: 844 },
  // Fewer pixels to paint than on a real phone; no test depends on the pixel ratio.
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
}

const args = [...chromiumArgs, jsFlags]
/** The full browser, which also requests icons, but takes 1.5 times as long as the headless shell. */
const fullBrowser = { launchOptions: { executablePath: await findChromium(console.log), args } }

/**
 * The browser tests, except those in e2e/ci. They run against the finished export, served as on a static host, in a local
 * Chromium. Each spec runs on desktop and on phone, unless `wholeSiteSpecs` matches it or its name limits it to one:
 * `*.desktop.spec.ts`, `*.phone.spec.ts`.
 *
 * `npm test` leaves out the extended tests (the specs in e2e/extended and the tests with the tag `@extended`), because all
 * browser tests together take half an hour. `.ci/run --all` and `npm run test:all` also run the extended tests.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // On a machine with two cores, a third worker saves time, because one worker is usually waiting for an animation.
  workers: 3,
  forbidOnly: true,
  // On a busy machine, a test can time out. Tests that pass only on a retry are listed at the end of the run.
  retries: 2,
  timeout: 60_000,
  // On a busy machine, an expected state can take longer than Playwright's default limit of 5 s. Tests that pass on time do not
  // get slower with a higher limit.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findQuickChromium(console.log),
      args,
    },
  },
  projects: [
    { name: 'site', testMatch: wholeSiteSpecs },
    {
      name: 'desktop',
      testIgnore: [wholeSiteSpecs, fullBrowserSpecs, ciSpecs, /\.phone\.spec\.ts$/],
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: [wholeSiteSpecs, fullBrowserSpecs, ciSpecs, /\.desktop\.spec\.ts$/],
      use: phone,
    },
    {
      name: 'full-desktop',
      testMatch: fullBrowserSpecs,
      testIgnore: /\.phone\.spec\.ts$/,
      use: { ...desktop, ...fullBrowser },
    },
    {
      name: 'full-phone',
      testMatch: fullBrowserSpecs,
      testIgnore: /\.desktop\.spec\.ts$/,
      use: { ...phone, ...fullBrowser },
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

import { defineConfig } from '@playwright/test'
import { chromiumArgs, findQuickChromium } from './scripts/chromium'

const chromium = {
  launchOptions: { executablePath: await findQuickChromium(console.log), args: chromiumArgs },
}
const hostingSpecs = /hosting\.spec\.ts$/

/**
 * The tests that need nginx, Firefox, or WebKit. Only `.ci/run --all` runs them. They open two exports behind nginx, with the
 * configuration of our container image: one at the root, and one below a base path, which is built with a database and a key for
 * Google Maps. `.ci/run --all` puts both exports into test-results/nginx/site. Playwright controls Debian's Firefox through WebDriver
 * BiDi, as the channel `moz-firefox`.
 */
export default defineConfig({
  testDir: 'e2e/ci',
  outputDir: 'test-results/ci',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // On a busy machine, a test can time out. Tests that pass only on a retry are listed at the end of the run.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { viewport: { width: 390, height: 844 }, baseURL: 'http://localhost:8080' },
  projects: [
    // All tests of this project use one browser (e2e/support/webkit-driver.ts), so they run one after another. The project is
    // first, so that the tests of the other projects run at the same time.
    { name: 'webkit', testMatch: /webkit\.spec\.ts$/, workers: 1 },
    { name: 'nginx', testMatch: hostingSpecs, use: chromium },
    {
      name: 'nginx below /live',
      testMatch: hostingSpecs,
      use: { ...chromium, baseURL: 'http://localhost:8080/live' },
    },
    {
      name: 'database and Google',
      testMatch: /(database|google)\.spec\.ts$/,
      // One test at a time, because each database test starts a server at the same port.
      workers: 1,
      use: { ...chromium, baseURL: 'http://localhost:8080/live' },
    },
    {
      name: 'firefox',
      testMatch: /firefox\.spec\.ts$/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
      },
    },
  ],
  webServer: {
    command: `nginx -p ${import.meta.dirname}/test-results/nginx -c nginx.conf`,
    url: 'http://localhost:8080/home/',
    reuseExistingServer: false,
  },
})

import { defineConfig } from '@playwright/test'
import { chromiumArgs, findQuickChromium } from './scripts/chromium'

const chromium = {
  launchOptions: { executablePath: await findQuickChromium(console.log), args: chromiumArgs },
}
const host = /hosting\.spec\.ts$/

/**
 * The tests that `.ci/run` adds to `npm test`: the finished export behind nginx with the configuration of our image, at the root
 * and below a base path, where it has a database and a key for Google Maps; Firefox and WebKit. `.ci/run` puts both
 * exports into test-results/nginx/site. Debian's Firefox is controlled through WebDriver BiDi, which Playwright offers as the channel
 * `moz-firefox`.
 */
export default defineConfig({
  testDir: 'e2e/ci',
  outputDir: 'test-results/ci',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Two shared cores are sometimes blocked. Tests that pass only on a retry are listed at the end of the run.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { viewport: { width: 390, height: 844 }, baseURL: 'http://localhost:8080' },
  projects: [
    // Starts its own browser for all its tests (e2e/support/webdriver.ts). It is first, so that the other projects run in parallel.
    { name: 'webkit', testMatch: /webkit\.spec\.ts$/, workers: 1 },
    { name: 'nginx', testMatch: host, use: chromium },
    {
      name: 'nginx below /live',
      testMatch: host,
      use: { ...chromium, baseURL: 'http://localhost:8080/live' },
    },
    {
      name: 'database and Google',
      testMatch: /(database|google)\.spec\.ts$/,
      // Each test restarts the server, which has a fixed address.
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

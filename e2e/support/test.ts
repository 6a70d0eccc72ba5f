import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** The `consoleGuard` fixture, with which a test allows the messages and failed requests that it expects. */
export type ConsoleGuard = {
  /** Allows messages and failed requests that match, e.g. an expected 404. */
  allow(pattern: RegExp): void
}

/**
 * Playwright's `test` for a site that must not log anything: any console message, any uncaught error, and any failed request to
 * our own origin that was not aborted fails the test, in every page and frame of the context, unless `consoleGuard` allows it.
 * The newsletter offer does not appear unless the option `shouldShowNewsletter` is true.
 */
export const test = base.extend<{
  consoleGuard: ConsoleGuard
  shouldShowNewsletter: boolean
  newsletterSeen: undefined
}>({
  shouldShowNewsletter: [false, { option: true }],
  newsletterSeen: [
    async ({ context, shouldShowNewsletter }, use) => {
      if (!shouldShowNewsletter)
        await context.addInitScript(() => {
          try {
            localStorage.setItem('mailChimpLocal', 'true')
          } catch {
            // Some documents have no storage, e.g. `about:blank`. They do not show the newsletter offer.
          }
        })
      await use(undefined)
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = []
      const allowedPatterns: RegExp[] = []
      const isOwnUrl = (url: string) => url.startsWith(new URL(baseURL ?? 'http://localhost').origin)
      context.on('console', (message) =>
        problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`),
      )
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
      context.on('response', (response) => {
        if (isOwnUrl(response.url()) && response.status() >= 400)
          problems.push(`${response.status()}: ${response.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // The browser aborts the requests of a page that it leaves. The two reasons are those of Chromium and Firefox.
        if (isOwnUrl(request.url()) && !/ERR_ABORTED|NS_BINDING_ABORTED/.test(reason))
          problems.push(`${reason}: ${request.url()}`)
      })
      await use({ allow: (pattern) => void allowedPatterns.push(pattern) })
      expect(
        problems.filter((line) => !allowedPatterns.some((pattern) => pattern.test(line))),
        'the console and the network have no errors',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the page is hydrated and, if it is in Arabic, visible. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]:not([data-arabic-pending])')).toBeAttached()
  // On a busy machine, the screen may hydrate later than the shell. Until then, the links of the screen load a new document. When
  // React hydrates an element, it adds a key that starts with `__reactProps` to the element.
  await page.waitForFunction(() => {
    const control = document.querySelector('[data-page] :is(a, button, input)')
    return !control || Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
}

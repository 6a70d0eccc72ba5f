import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Declares the messages that a test expects. */
export type Quiet = {
  /** Allows messages and failed requests that match, e.g. an expected 404. */
  except(pattern: RegExp): void
}

/**
 * Playwright's `test` on a site that must be silent: any console message, any uncaught error and any failed request
 * to our own origin fails the test, in every page and frame of the context. The newsletter has been offered before,
 * unless `newsletter` asks for a browser that has not seen it.
 */
export const test = base.extend<{ quiet: Quiet; newsletter: boolean; seen: undefined }>({
  newsletter: [false, { option: true }],
  seen: [
    async ({ context, newsletter }, use) => {
      if (!newsletter)
        await context.addInitScript(() => {
          try {
            localStorage.setItem('mailChimpLocal', 'true')
          } catch {
            // A document without storage does not show the newsletter.
          }
        })
      await use(undefined)
    },
    { auto: true },
  ],
  quiet: [
    async ({ context, baseURL }, use) => {
      const noise: string[] = []
      const allowed: RegExp[] = []
      const own = (url: string) => url.startsWith(new URL(baseURL ?? 'http://localhost').origin)
      context.on('console', (message) =>
        noise.push(`console.${message.type()}: ${message.text()} (${message.location().url})`),
      )
      context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`))
      context.on('response', (response) => {
        if (own(response.url()) && response.status() >= 400)
          noise.push(`${response.status()}: ${response.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // Requests of a page that is left are aborted (messages of Chromium and Firefox).
        if (own(request.url()) && !/ERR_ABORTED|NS_BINDING_ABORTED/.test(reason))
          noise.push(`${reason}: ${request.url()}`)
      })
      await use({ except: (pattern) => void allowed.push(pattern) })
      expect(
        noise.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'the console and the network stay silent',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the page is hydrated, and until Arabic data has arrived if it was requested. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]:not([data-ar-pending])')).toBeAttached()
  // A busy machine may be ready before it has come to the screen itself: until then a link is a plain link.
  await page.waitForFunction(() => {
    const control = document.querySelector('[data-page] :is(a, button, input)')
    return !control || Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
}

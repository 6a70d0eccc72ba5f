import type { Request } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/test'

test('a part of the lab that has not been opened yet works offline', async ({ page, context }) => {
  const pendingRequests = new Set<Request>()
  // Strings in the code of the Toast panel and the overlay host. A string is removed when a script that contains it has loaded.
  const missingStrings = new Set(['Open toast', 'DismissableLayer'])
  page.on('request', (request) => pendingRequests.add(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  page.on('requestfinished', async (request) => {
    const text = /\.js$/.test(request.url()) ? await (await request.response())?.text() : ''
    for (const codeString of missingStrings) if (text?.includes(codeString)) missingStrings.delete(codeString)
    pendingRequests.delete(request)
  })
  await page.goto('/lab/#alert')
  await waitForHydration(page)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await expect.poll(() => missingStrings.size + pendingRequests.size).toBe(0)
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Toast' }).click()
  await expect(page.getByRole('button', { name: 'Open toast' })).toBeVisible()
})

// This spec runs in the full browser (playwright.config.ts), which requests icons again when the theme changes.
test('offline the theme still changes and is stored, without an error', async ({ page, context }) => {
  await page.goto('/docs/hosting/?theme=light')
  // The search button gets this attribute after hydration, when the code of the shortcuts has loaded.
  await expect(page.getByRole('button', { name: /^Search/ })).toHaveAttribute('aria-keyshortcuts')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.keyboard.press('t')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('patternbook:frame'))).toContain('dark')
})

import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '@/lib/storage/types'
import { emulateSaveData } from '../support/network'
import { expect, test, waitForHydration } from '../support/test'

/** Returns the path of the style sheet that all screens share. */
const mainStyleSheetUrl = async (page: Page): Promise<string> => {
  const html = await (await page.request.get('/login/0/')).text()
  const url = /<link rel="stylesheet" href="([^"]+)" data-precedence/.exec(html)?.[1]
  if (!url) throw new Error('login/0 has no style sheet')
  return url
}

const activePageSelector = '[data-page-slot]:not([inert])'

test('a page whose style sheet cannot be loaded is not entered: a notice with Retry, one message, and links that work', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|the page \/home\/ could not be loaded/)
  // With Save-Data, the style sheet of the next page is requested only when the link is used, after the test has blocked it.
  await emulateSaveData(page)
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.introSeen)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto('/maps/0/?mode=md&motion=reduced&menu=open')
  await waitForHydration(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  const failedUrls: string[] = []
  await page.route('**/_next/static/**/*.css', (route) => {
    failedUrls.push(route.request().url())
    return route.abort()
  })
  const homeLink = menu.locator('a[href*="/home/"]').first()
  await homeLink.click()
  const notice = page.getByRole('alert').getByText('This page could not be loaded.')
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/\/maps\/0\//)
  await expect(page.locator(`${activePageSelector} [data-back]`)).toBeVisible()
  expect(failedUrls.length).toBeGreaterThan(0)
  expect(messages.filter((text) => /ChunkLoadError|Loading chunk/.test(text))).toEqual([])
  expect(messages.filter((text) => text.startsWith('Patternbook: '))).toHaveLength(1)

  // When the style sheet can be loaded again, the same link works.
  await page.unroute('**/_next/static/**/*.css')
  await page.evaluate(() => document.dispatchEvent(new Event('patternbook:open-menu')))
  await homeLink.click()
  await expect(page).toHaveURL(/\/home\//)
  await expect(page.locator(`${activePageSelector} h1`)).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a style sheet of the first page that fails once is requested again; if it keeps failing, a notice is at the top', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|could not be loaded, so the page has no layout/)
  let remainingFailures = 1
  await page.route(`**${await mainStyleSheetUrl(page)}`, (route) =>
    remainingFailures-- > 0 ? route.abort() : route.continue(),
  )
  await page.goto('/login/0/?mode=ios&menu=closed')
  await waitForHydration(page)
  const heading = page.locator(`${activePageSelector} h1`)
  await expect(heading).toHaveCSS('font-weight', '700')
  const retryButton = page.getByRole('button', { name: 'Retry' })
  await expect(retryButton).toHaveCount(0)

  remainingFailures = Number.POSITIVE_INFINITY
  await page.goto('/login/0/?mode=ios&menu=closed')
  await expect(retryButton).toBeInViewport()
  remainingFailures = 0
  await retryButton.click()
  await expect(heading).toHaveCSS('font-weight', '700')
  await expect(retryButton).toHaveCount(0)
})

test('the notice about a missing style sheet remains when the scripts of the page start after it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|could not be loaded, so the page has no layout/)
  await page.route(`**${await mainStyleSheetUrl(page)}`, (route) => route.abort())
  const retryButton = page.getByRole('button', { name: 'Retry' })
  await page.route('**/*.js', async (route) => {
    await expect(retryButton).toBeInViewport()
    await route.continue()
  })
  await page.goto('/login/0/?mode=ios&menu=closed')
  await waitForHydration(page)
  await expect(retryButton).toBeInViewport()
})

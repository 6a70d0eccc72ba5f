import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/test'

const chooseRtl = async (page: Page) => {
  await page.goto('/settings/?mode=ios')
  await waitForHydration(page)
  await page.getByRole('switch', { name: /Right-to-left/ }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
}

/**
 * Returns the value of a key in the site's database in IndexedDB; undefined if the key is missing; null if the database or its
 * store is missing, or opening fails. Checks first whether the database exists, because opening a missing database creates it.
 */
const readFromDatabase = (page: Page, key: string) =>
  page.evaluate(async (name) => {
    const databases = await indexedDB.databases()
    if (!databases.some((database) => database.name === 'patternbook')) return null
    return new Promise((resolve) => {
      const openRequest = indexedDB.open('patternbook')
      openRequest.onerror = () => resolve(null)
      openRequest.onsuccess = () => {
        const { result } = openRequest
        if (!result.objectStoreNames.contains('choices')) return resolve(null)
        const getRequest = result.transaction('choices').objectStore('choices').get(name)
        getRequest.onsuccess = () => resolve(getRequest.result)
        result.close()
      }
    })
  }, key)

test('a choice is stored in the database, and the next page applies it before its first paint', async ({
  page,
}) => {
  await chooseRtl(page)
  await expect.poll(() => readFromDatabase(page, 'isEnabledRTL')).toBe('true')
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.dirAtStart = document.documentElement.dir
    }),
  )
  await page.goto('/login/0/')
  await expect(page.locator('html')).toHaveAttribute('data-dir-at-start', 'rtl')
})

test('the direction is right-to-left even if only the database has stored it', async ({ page }) => {
  await chooseRtl(page)
  await expect.poll(() => readFromDatabase(page, 'isEnabledRTL')).toBe('true')
  await page.evaluate(() => localStorage.removeItem('isEnabledRTL'))
  await page.goto('/login/0/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await waitForHydration(page)
  expect(await page.evaluate(() => localStorage.getItem('isEnabledRTL'))).toBe('true')
})

test('if the browser blocks all site data, choices apply until the page is left, and one warning appears', async ({
  page,
  consoleGuard,
}) => {
  const warnings: string[] = []
  consoleGuard.allow(/stores no site data/)
  page.on('console', (message) => warnings.push(message.text()))
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, { get })
  })
  await chooseRtl(page)
  await page.getByRole('radio', { name: /Dark|داكن/ }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => warnings).toHaveLength(1)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('invalid stored values break no page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('patternbook:frame', '{"theme":')
    localStorage.setItem('isEnabledRTL', '\u0000')
  })
  await page.goto('/settings/?mode=ios')
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('patternbook:frame')))
    .toContain('"theme":"dark"')
})

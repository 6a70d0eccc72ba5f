import type { Page } from '@playwright/test'
import { readSample } from '@/lib/data/sample-files'
import type { DatabaseTree } from '@/scripts/generate/database'
import { test } from '../support/database-test'
import { expect, waitForHydration } from '../support/test'

const englishSample = readSample('login/layout1') as DatabaseTree & { title: string }
const arabicSample = readSample('ar/login/layout1') as DatabaseTree

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByText('The database is unavailable.')
const openLoginScreen = async (page: Page, baseURL: string | undefined, query = 'mode=ios') => {
  await page.goto(`${baseURL}/login/0/?${query}`)
  await waitForHydration(page)
}
const withTitle = (title: string) => ({ ...englishSample, title })

test('a screen shows the data of the database, and every change to it', async ({
  page,
  baseURL,
  database,
}) => {
  database.set('login/layout1', withTitle('Hello from afar'))
  await openLoginScreen(page, baseURL)
  await expect(heading(page)).toHaveText('Hello from afar')
  database.set('login/layout1', withTitle('Hello again'))
  await expect(heading(page)).toHaveText('Hello again')
})

test('the side menu reads its data from the database', async ({ page, baseURL, database }) => {
  database.set('menu', { background: 'land-lake', image: 'logo', title: 'Our own book' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openLoginScreen(page, baseURL)
  await expect(page.getByRole('navigation', { name: 'Patterns' })).toContainText('Our own book')
})

test('Arabic data is read from the same tree, below ar', async ({ page, baseURL, database }) => {
  database.set('ar/login/layout1', { ...arabicSample, title: 'أهلًا من بعيد' })
  await openLoginScreen(page, baseURL, 'mode=md&dir=rtl')
  await expect(heading(page)).toHaveText('أهلًا من بعيد')
})

test('a denied read shows an error, and Retry shows the screen once reading is allowed', async ({
  page,
  baseURL,
  database,
  consoleGuard,
}) => {
  consoleGuard.allow(/Patternbook: "login\/layout1" could not be read .*rules/)
  database.deny('login/layout1')
  await openLoginScreen(page, baseURL)
  await expect(page.getByRole('alert').filter({ hasText: 'You do not have access' })).toBeVisible()
  await expect(heading(page)).toHaveCount(0)
  database.allow('login/layout1')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page)).toHaveText(englishSample.title)
})

test('invalid data is not shown, and the next valid data is', async ({
  page,
  baseURL,
  database,
  consoleGuard,
}) => {
  consoleGuard.allow(/Patternbook: "login\/layout1" could not be read .*title/)
  database.set('login/layout1', { ...englishSample, title: 7 })
  await openLoginScreen(page, baseURL)
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be shown' })).toBeVisible()
  database.set('login/layout1', withTitle('Corrected'))
  await expect(heading(page)).toHaveText('Corrected')
})

test('a screen stops waiting for a silent server within five seconds, and Retry loads its data', async ({
  page,
  baseURL,
  database,
}) => {
  database.setSilent()
  await openLoginScreen(page, baseURL)
  await expect(heading(page)).toHaveText(englishSample.title)
  await expect(notice(page)).toBeVisible({ timeout: 5000 })
  database.setSilent(false)
  database.set('login/layout1', withTitle('There at last'))
  await page.getByRole('status').getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page)).toHaveText('There at last')
  await expect(notice(page)).toHaveCount(0)
})

test('an unreachable server is not contacted again, and the notice can be closed', async ({
  page,
  baseURL,
  database,
  consoleGuard,
}) => {
  consoleGuard.allow(/WebSocket connection to 'ws:\/\/localhost:9199/)
  await database.stop()
  await openLoginScreen(page, baseURL)
  await expect(notice(page)).toBeVisible({ timeout: 5000 })
  let messageCount = 0
  page.on('console', () => messageCount++)
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL(/\/items\/login\//)
  await page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first().click()
  await expect(page).toHaveTitle(/Login \+ logo 2/)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(messageCount).toBe(0)
})

test('a dropped connection leaves the screen unchanged, and Retry reconnects', async ({
  page,
  baseURL,
  database,
  consoleGuard,
}) => {
  consoleGuard.allow(/WebSocket connection to 'ws:\/\/localhost:9199/)
  database.set('login/layout1', withTitle('Before'))
  await openLoginScreen(page, baseURL)
  await expect(heading(page)).toHaveText('Before')
  await database.stop()
  await expect(notice(page)).toBeVisible({ timeout: 10_000 })
  await expect(heading(page)).toHaveText('Before')
  await database.start()
  database.set('login/layout1', withTitle('After'))
  await page.getByRole('status').getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page)).toHaveText('After')
})

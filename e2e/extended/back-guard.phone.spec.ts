import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/test'

// Simulates a browser without CloseWatcher, in which an extra history entry (the guard) catches Back.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher')))

const alert = (page: Page) => page.getByRole('alertdialog')
const openAlertButton = (page: Page) => page.locator('[data-content]').getByRole('button').first()
/** Waits until the current history entry is the guard (the entry that catches Back), or, with `false`, the entry of the page. */
const waitForGuardEntry = (page: Page, isOnGuardEntry: boolean) =>
  page.waitForFunction((isOnGuardEntry) => {
    const { index, guardIndex } = history.state?.patternbook ?? {}
    return (index !== undefined && index === guardIndex) === isOnGuardEntry
  }, isOnGuardEntry)
/** Opens a screen as the first entry of its document, with another document before it. */
const visit = async (page: Page, path: string) => {
  await page.goto('/docs/')
  await page.goto(path)
  await waitForHydration(page)
}
const openAlert = async (page: Page) => {
  await openAlertButton(page).tap()
  await expect(alert(page)).toBeVisible()
  await waitForGuardEntry(page, true)
}
/** Goes back, as the Back button of the browser does; in a later task, because this may leave the document. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()))

test('Back closes an alert on the first entry of the document, and the next Back leaves', async ({
  page,
}) => {
  await visit(page, '/alert/0/?mode=ios')
  await openAlert(page)
  await goBack(page)
  await expect(alert(page)).toBeHidden()
  await waitForGuardEntry(page, false)
  await expect(page).toHaveURL('/alert/0/?mode=ios')
  await page.evaluate(() => history.forward())
  await openAlert(page)
  await goBack(page)
  await expect(alert(page)).toBeHidden()
  await waitForGuardEntry(page, false)
  await goBack(page)
  await expect(page).toHaveURL('/docs/')
})

test('an alert closed by its button leaves no history entry that Back would have to pass', async ({
  page,
}) => {
  await visit(page, '/alert/0/?mode=md')
  for (const _ of ['once', 'again']) {
    await openAlert(page)
    await alert(page).getByRole('button').last().tap()
    await expect(alert(page)).toBeHidden()
  }
  await waitForGuardEntry(page, false)
  await goBack(page)
  await expect(page).toHaveURL('/docs/')
})

test('after a reload with the alert open, one Back leaves the document', async ({ page }) => {
  await visit(page, '/alert/0/?mode=ios')
  await openAlert(page)
  await page.reload()
  await waitForHydration(page)
  await waitForGuardEntry(page, false)
  await expect(alert(page)).toBeHidden()
  await goBack(page)
  await expect(page).toHaveURL('/docs/')
})

test('Back closes the inspector', async ({ page }) => {
  await visit(page, '/login/0/?mode=ios&menu=closed')
  await page.getByRole('button', { name: 'Inspector: code and sharing' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Inspector' })
  await expect(sheet).toBeVisible()
  await waitForGuardEntry(page, true)
  await goBack(page)
  await expect(sheet).toBeHidden()
  await waitForGuardEntry(page, false)
  await expect(page).toHaveURL(/\/login\/0\//)
})

test('Back closes the options, and a Back button of the screen goes back while they are open', async ({
  page,
}) => {
  await visit(page, '/items/login/?mode=ios&menu=closed')
  const optionsTab = page.getByRole('tab', { name: 'Options' })
  const optionsButton = page.getByRole('button', { name: 'Options', exact: true })
  await optionsButton.tap()
  await expect(optionsTab).toBeFocused()
  await waitForGuardEntry(page, true)
  await goBack(page)
  await expect(optionsTab).toBeHidden()
  await waitForGuardEntry(page, false)
  await expect(page).toHaveURL(/\/items\/login\//)

  await page.getByRole('link', { name: /Login \+ logo 1/ }).tap()
  await expect(page).toHaveURL(/\/login\/0\//)
  await optionsButton.tap()
  await expect(optionsTab).toBeVisible()
  await goBack(page)
  await expect(optionsTab).toBeHidden()
  await expect(page).toHaveURL(/\/login\/0\//)
  await optionsButton.tap()
  await expect(optionsTab).toBeVisible()
  await page.locator('[data-page-slot]:not(.hidden)').last().getByRole('link', { name: /^Back/ }).tap()
  await expect(page).toHaveURL(/\/items\/login\//)
  await expect(optionsTab).toBeVisible()
})

test('Back from a page opened while an alert was open returns to the first page', async ({ page }) => {
  await visit(page, '/alert/0/?mode=ios')
  await openAlert(page)
  await page
    .locator('nav a[href*="/items/login/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/items\/login\//)
  await expect(alert(page)).toBeHidden()
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await goBack(page)
  await expect(page).toHaveURL(/\/alert\/0\//)
})

test('an embed never writes to the history of its host page', async ({ page }) => {
  await visit(page, '/alert/0/?mode=ios&embed=1')
  const before = await page.evaluate(() => [history.length, JSON.stringify(history.state)])
  await openAlertButton(page).tap()
  await expect(alert(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert(page)).toBeHidden()
  expect(await page.evaluate(() => [history.length, JSON.stringify(history.state)])).toEqual(before)
})

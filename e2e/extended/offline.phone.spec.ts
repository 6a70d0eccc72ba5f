import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { emulateSaveData, OFFLINE_MESSAGE_PATTERN } from '../support/network'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const presentedAlertSelector = '[data-overlay=alert][data-state=presented]'

for (const [lang, message, retryName] of [
  ['en', 'Something could not be loaded. Check your connection.', 'Retry'],
  ['ar', 'تعذّر تحميل جزء من الصفحة. تحقّق من الاتصال.', /./],
] as const)
  test(`a press that needs the network shows an error offline, and works when the network is back (${lang})`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(OFFLINE_MESSAGE_PATTERN)
    await emulateSaveData(page)
    await openScreen(page, '/alert/0/', { menu: 'closed', lang })
    await context.setOffline(true)
    const opener = page.locator('[data-content] button').first()
    await opener.tap()
    const notice = page.getByRole('alert').getByRole('paragraph').filter({ hasText: message })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: retryName }).tap()
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    // The first retry requests each file up to three times, so it may still be running; then it succeeds without another press.
    await expect(async () => {
      if (await notice.isVisible())
        await notice.getByRole('button', { name: retryName }).tap({ timeout: 2000 })
      await expect(notice).toBeHidden({ timeout: 2000 })
    }).toPass()
    await opener.tap()
    await expect(page.locator(presentedAlertSelector)).toBeVisible()
  })

test('a list whose code fails to load shows an error, the page still works, and the list opens when the network is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(OFFLINE_MESSAGE_PATTERN)
  await emulateSaveData(page)
  await openScreen(page, '/select/0/', { mode: 'ios', menu: 'closed' })
  const field = (name: RegExp) => page.getByRole('button', { name })
  // The dialog for the city loads the overlay host, but not the code that positions a list at its field.
  await field(/^City/).tap()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await context.setOffline(true)
  await field(/^Country/).tap()
  const notice = page.getByRole('alert').getByRole('paragraph').filter({ hasText: 'could not be loaded' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Retry' }).tap()
  await expect(notice).toBeVisible()
  await field(/^City/).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  // The page may still be inert, so the press is repeated until it has an effect.
  await expect(async () => {
    await field(/^Country/).tap()
    await expect(notice).toBeVisible({ timeout: 2000 })
  }).toPass()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Retry' }).tap()
  await expect(notice).toBeHidden()
  await field(/^Country/).tap()
  await expect(page.getByRole('option', { name: 'Portugal' })).toBeFocused()
})

/** Returns a function that waits until the page has loaded a script whose code matches the pattern. */
const watchForScript = (page: Page, pattern: RegExp) => {
  const texts: string[] = []
  page.on('requestfinished', async (request) => {
    if (request.url().endsWith('.js')) texts.push((await (await request.response())?.text()) ?? '')
  })
  return () => expect.poll(() => texts.some((text) => pattern.test(text)), { timeout: 20_000 }).toBe(true)
}

test('the code for overlays is loaded before the network fails', async ({ page, context, consoleGuard }) => {
  // Chromium logs this error for requests that are pending when the network fails.
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/)
  // This string is in the overlay code that loads last.
  const waitForOverlayCode = watchForScript(page, /data-radix-popper-content-wrapper/)
  await openScreen(page, '/alert/0/', { menu: 'closed' })
  await waitForOverlayCode()
  await context.setOffline(true)
  await page.locator('[data-content] button').first().tap()
  await expect(page.locator(presentedAlertSelector)).toBeVisible()
})

test('a page that is not cached shows an error offline, and the open page still works', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(OFFLINE_MESSAGE_PATTERN)
  await emulateSaveData(page)
  await openScreen(page, '/items/login/', { menu: 'closed', theme: 'light' })
  await context.setOffline(true)
  await page.locator('[data-content] a').first().tap()
  const notice = page.getByRole('alert').getByRole('paragraph')
  await expect(notice).toContainText('could not be loaded')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Retry' }).tap()
  await expect(page).toHaveURL(/\/login\/0\//)
})

test('"Keep offline" in Settings downloads every screen, shows its progress, and reports a failure', async ({
  page,
  context,
  consoleGuard,
}) => {
  test.setTimeout(120_000)
  consoleGuard.allow(/wizard\/layout1\.json|\/media\//)
  const files: string[] = JSON.parse(readFileSync('out/offline.json', 'utf8'))
  const missingPaths = new Set(files)
  page.on('requestfinished', (request) => missingPaths.delete(new URL(request.url()).pathname))
  await page.route('**/data/ar/wizard/layout1.json', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await openScreen(page, '/settings/', { menu: 'closed' })
  const keepOfflineSwitch = page.getByRole('switch', { name: /Keep offline/ })
  await keepOfflineSwitch.tap()
  await expect(page.getByText('The download stopped')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(keepOfflineSwitch).toBeFocused()
  await expect(page.getByText('Every screen works offline')).toBeVisible({ timeout: 60_000 })
  expect(missingPaths.size).toBe(0)
  await context.setOffline(true)
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('patternbook:open-menu')))
  await page.getByRole('navigation', { name: 'Patterns' }).getByRole('link', { name: 'Patternbook' }).tap()
  await expect(page).toHaveURL(/\/home\//)
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { open } from './support/journey'
import { emulateSaveData, OFFLINE } from './support/save-data'
import { expect, test } from './support/test'

const alert = '[data-overlay=alert][data-state=presented]'

for (const [lang, sentence, retry] of [
  ['en', 'This action could not be loaded. Check your connection.', 'Retry'],
  ['ar', 'تعذّر تحميل الاستجابة. تحقّق من الاتصال.', /./],
] as const)
  test(`a press that cannot be answered offline says so, and is answered when the network is back (${lang})`, async ({
    page,
    context,
    quiet,
  }) => {
    quiet.except(OFFLINE)
    await emulateSaveData(page)
    await open(page, '/alert/0/', { menu: 'closed', lang })
    await context.setOffline(true)
    const opener = page.locator('[data-content] button').first()
    await opener.tap()
    const notice = page.getByRole('alert').getByRole('paragraph').filter({ hasText: sentence })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: retry }).tap()
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await notice.getByRole('button', { name: retry }).tap()
    await expect(notice).toBeHidden()
    await opener.tap()
    await expect(page.locator(alert)).toBeVisible()
  })

test('a list whose own code is missing says so as well, the page stays alive, and it opens when the network is back', async ({
  page,
  context,
  quiet,
}) => {
  quiet.except(OFFLINE)
  await emulateSaveData(page)
  await open(page, '/select/0/', { mode: 'ios', menu: 'closed' })
  const field = (name: RegExp) => page.getByRole('button', { name })
  // With the dialog comes what shows overlays, but not what places a list beside its field.
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
  // The press may come while the dialog is still letting go of the page.
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

/** Waits, when called, for a script that holds some words. */
const scriptWith = (page: Page, wanted: RegExp) => {
  const texts: string[] = []
  page.on('requestfinished', async (request) => {
    if (request.url().endsWith('.js')) texts.push((await (await request.response())?.text()) ?? '')
  })
  return () => expect.poll(() => texts.some((text) => wanted.test(text)), { timeout: 20_000 }).toBe(true)
}

test('what answers a press is there before the network goes', async ({ page, context, quiet }) => {
  // What is being fetched when it goes.
  quiet.except(/ERR_INTERNET_DISCONNECTED/)
  // The last of what overlays consist of.
  const there = scriptWith(page, /data-radix-popper-content-wrapper/)
  await open(page, '/alert/0/', { menu: 'closed' })
  await there()
  await context.setOffline(true)
  await page.locator('[data-content] button').first().tap()
  await expect(page.locator(alert)).toBeVisible()
})

test('a page that was not kept says so without a network, and what is open goes on', async ({
  page,
  context,
  quiet,
}) => {
  quiet.except(OFFLINE)
  await emulateSaveData(page)
  await open(page, '/items/login/', { menu: 'closed', theme: 'light' })
  await context.setOffline(true)
  await page.locator('[data-content] a').first().tap()
  const notice = page.getByRole('alert').getByRole('paragraph')
  await expect(notice).toContainText('could not be loaded')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Retry' }).tap()
  await expect(page).toHaveURL(/\/login\/0\//)
})

test('"Keep offline" in Settings fetches every screen, says how far it is, and fails in words', async ({
  page,
  context,
  quiet,
}) => {
  test.setTimeout(120_000)
  quiet.except(/wizard\/layout1\.json|\/media\//)
  const files: string[] = JSON.parse(readFileSync('out/offline.json', 'utf8'))
  const missing = new Set(files)
  page.on('requestfinished', (request) => missing.delete(new URL(request.url()).pathname))
  await page.route('**/data/ar/wizard/layout1.json', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await open(page, '/settings/', { menu: 'closed' })
  const keep = page.getByRole('switch', { name: /Keep offline/ })
  await keep.tap()
  await expect(page.getByText('The download stopped')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByText('Every screen works offline')).toBeVisible({ timeout: 60_000 })
  expect(missing.size).toBe(0)
  await context.setOffline(true)
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('patternbook:menu')))
  await page.getByRole('navigation', { name: 'Patterns' }).getByRole('link', { name: 'Patternbook' }).tap()
  await expect(page).toHaveURL(/\/home\//)
})

import { readFileSync } from 'node:fs'
import { open } from './support/journey'
import { OFFLINE, spareData } from './support/sparing'
import { expect, test } from './support/test'

const alert = '[data-overlay=alert][data-state=presented]'

for (const [lang, sentence, retry] of [
  ['en', 'The answer to this could not be loaded. Check the connection.', 'Retry'],
  ['ar', 'تعذّر تحميل الاستجابة. تحقّق من الاتصال.', /./],
] as const)
  test(`a press that cannot be answered offline says so, and is answered when the network is back (${lang})`, async ({
    page,
    context,
    quiet,
  }) => {
    quiet.except(OFFLINE)
    await spareData(page)
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
  await spareData(page)
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
  await expect(page.getByRole('menuitemradio', { name: 'Portugal' })).toBeFocused()
})

test('what answers a press is there before the network goes', async ({ page, context, quiet }) => {
  // Of the pages that are being fetched when it goes, two at a time.
  quiet.except(/ERR_INTERNET_DISCONNECTED/)
  let requests = 0
  page.on('request', () => requests++)
  await open(page, '/alert/0/', { menu: 'closed' })
  // The code of overlays comes before that of other pages.
  const start = requests
  await expect.poll(() => requests, { timeout: 20_000 }).toBeGreaterThan(start + 40)
  await context.setOffline(true)
  await page.locator('[data-content] button').first().tap()
  await expect(page.locator(alert)).toBeVisible()
})

test('a page that nobody opened yet is there as well', async ({ page, context, quiet }) => {
  quiet.except(/ERR_INTERNET_DISCONNECTED/)
  const files = Object.values<string[]>(JSON.parse(readFileSync('out/ahead.json', 'utf8'))).flat()
  const missing = new Set(files.map((file) => file.split('/').at(-1)))
  page.on('requestfinished', (request) => missing.delete(request.url().split('/').at(-1)))
  await open(page, '/login/0/', { menu: 'open' })
  await expect.poll(() => missing.size, { timeout: 60_000 }).toBe(0)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Settings', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { htmlOf, scriptUrlsOf } from '../support/exported-files'
import { rewriteCode } from '../support/rewrite-code'
import { expect, test, waitForHydration } from '../support/test'

const activePage = (page: Page) => page.locator('[data-page-slot]:not([inert])')
const heading = (page: Page) => activePage(page).locator('h1').first()
const ENGLISH_PATTERN = /^[A-Za-z]/
const ARABIC_PATTERN = /[\u0600-\u06ff]/

/** Returns an array to which all later console messages of the page are added. */
const recordConsoleMessages = (page: Page): string[] => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  return messages
}
const patternbookMessages = (messages: string[]) =>
  messages.filter((line) => line.startsWith('Patternbook: '))

test('Arabic data of the wrong shape is ignored: the page is in English, shows a notice, and works', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/could not be read/)
  for (const body of ['[]', '{}', 'null', '{"toolbarTitle":"دخول"}'])
    await test.step(body, async () => {
      const messages = recordConsoleMessages(page)
      await page.route('**/data/ar/login/layout1.json', (route) =>
        route.fulfill({ body, contentType: 'application/json' }),
      )
      await page.goto('/login/0/?dir=rtl&mode=ios&menu=closed')
      await expect(page.locator('[data-toast]').getByText('بالإنجليزية')).toBeVisible()
      await expect(heading(page)).toHaveText(ENGLISH_PATTERN)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByText("Field can't be empty.").first()).toBeVisible()
      expect(patternbookMessages(messages)).toEqual([
        expect.stringMatching(/"login\/layout1" could not be read \(.*fields.*\)\. .*Reload the page/),
      ])
      await page.unroute('**/data/ar/login/layout1.json')
      page.removeAllListeners('console')
    })
})

test('Arabic data that fails to load logs one message', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/could not be read|ERR_FAILED/)
  const messages = recordConsoleMessages(page)
  await page.route('**/data/ar/login/layout2.json', (route) => route.abort())
  await page.goto('/login/1/?dir=rtl&mode=md&menu=closed')
  await expect(page.locator('[data-toast]').getByText('بالإنجليزية')).toBeVisible()
  expect(patternbookMessages(messages)).toEqual([
    expect.stringContaining('"login/layout2" could not be read (Failed to fetch)'),
  ])
})

test('the app reads its data from a hashed URL that browsers may cache; the documented URL remains', async ({
  page,
}) => {
  const dataResponse = page.waitForResponse('**/data/ar/home.json')
  await page.goto('/home/?dir=rtl&menu=closed&intro=0')
  const hashedResponse = await dataResponse
  expect(new URL(hashedResponse.url()).pathname).toMatch(
    /^\/_next\/static\/data-[0-9a-f]{10}\/data\/ar\/home\.json$/,
  )
  expect(hashedResponse.headers()['cache-control']).toContain('immutable')
  const documentedResponse = await page.request.get('/data/ar/home.json')
  expect(await documentedResponse.text()).toBe(await hashedResponse.text())
  expect(documentedResponse.headers()['cache-control'] ?? '').not.toContain('immutable')
})

test('an Arabic URL on a slow network shows a loading indicator before any code has loaded', async ({
  page,
}) => {
  let releaseRequests = () => {}
  const requestsReleased = new Promise<void>((resolve) => {
    releaseRequests = resolve
  })
  const continueWhenReleased = async (route: { continue(): Promise<void> }) => {
    await requestsReleased
    await route.continue()
  }
  await page.route('**/data/ar/**', continueWhenReleased)
  await page.route('**/_next/static/**/*.js', continueWhenReleased)
  await page.goto('/login/0/?dir=rtl&mode=ios&menu=closed', { waitUntil: 'commit' })
  const loadingIndicator = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(loadingIndicator).toBeVisible()
  await expect(loadingIndicator).toHaveCSS('opacity', '1')
  await expect(page.locator('[data-stack]')).toHaveCSS('visibility', 'hidden')
  releaseRequests()
  await expect(heading(page)).toHaveText(ARABIC_PATTERN)
  await expect(loadingIndicator).toBeHidden()
})

test('scripts that fail once are requested again, and the Arabic page appears', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/)
  const failedUrls = new Set<string>()
  await page.route('**/_next/static/**/*.js', (route) => {
    const url = route.request().url()
    if (failedUrls.has(url)) return route.continue()
    failedUrls.add(url)
    return route.abort()
  })
  await page.goto('/maps/0/?dir=rtl&mode=ios&menu=closed')
  await waitForHydration(page)
  await expect(heading(page)).toHaveText(ARABIC_PATTERN)
})

test('an Arabic URL whose scripts fail to load is in English, and its links work', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|the code for this page could not be loaded/)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/login/0/?dir=rtl&mode=ios&menu=closed')
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).toHaveText(ENGLISH_PATTERN)
  await page.locator('[data-back]').click()
  await expect(page).toHaveURL(/\/items\/login\//)
})

test('if any script of a first visit keeps failing, the page can be read and its links work', async ({
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|^console\.error: Patternbook: /)
  test.slow()
  for (const [path, linkSelector] of [
    ['/login/0/', '[data-back]'],
    ['/docs/motion/', 'main a[href^="/"]:visible'],
  ] as const) {
    // The last inline script requests the first scripts (lib/site/start/defer-scripts.ts). Other scripts in the HTML load later.
    const startHtml = htmlOf(path).slice(htmlOf(path).lastIndexOf('<script>'))
    const scriptUrls = scriptUrlsOf(startHtml)
    expect(scriptUrls.length).toBeGreaterThan(1)
    for (const scriptUrl of scriptUrls)
      await test.step(`${path} ${scriptUrl}`, async () => {
        const page = await context.newPage()
        const messages = recordConsoleMessages(page)
        await page.route(`**${scriptUrl}`, (route) => route.abort())
        await page.goto(`${path}?dir=rtl&mode=ios&menu=closed`)
        await expect(page.locator('.sh-notice p')).toBeVisible()
        await expect(page.locator('html:not([data-arabic-pending])')).toBeAttached()
        await expect(page.locator('h1:visible').first()).toHaveText(ENGLISH_PATTERN)
        expect(messages.filter((line) => !line.includes('ERR_FAILED'))).toEqual([
          expect.stringMatching(/^Patternbook: [^\n]* could not be loaded[^\n]*$/),
        ])
        const before = page.url()
        await page.locator(linkSelector).first().click()
        await expect(page).not.toHaveURL(before)
        await page.close()
      })
  }
})

test('a page whose own code fails to load is readable and shows a notice; Retry loads it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|could not be loaded/)
  const messages = recordConsoleMessages(page)
  const restoreCode = await rewriteCode(page, 'Log in to open your boards.', undefined)
  await page.goto('/login/0/?dir=rtl&mode=ios&menu=closed')
  const notice = page.getByRole('alert').getByText('تعذّر تحميل هذه الصفحة')
  await expect(notice).toBeVisible()
  await expect(heading(page)).toHaveText(ENGLISH_PATTERN)
  await expect(heading(page)).toBeVisible()
  expect(messages.filter((line) => !line.includes('ERR_FAILED'))).toEqual([
    expect.stringMatching(/^Patternbook: the page \/login\/0\/ could not be loaded[^\n]*$/),
  ])
  await restoreCode()
  await notice.getByRole('button').click()
  await expect(heading(page)).toHaveText(ARABIC_PATTERN)
  await expect(notice).toBeHidden()
})

test('a page that throws shows an error, other pages work, and Retry restores it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/screenFault/)
  // Only the code of this screen contains this list of classes, so the code of no other screen changes.
  const [, screenClasses] =
    readFileSync('components/patterns/login/login-1.tsx', 'utf8').match(
      /"(mx-auto flex w-full max-w-72 [^"]+)"/,
    ) ?? []
  await rewriteCode(page, `"${screenClasses}"`, 'globalThis.screenFault()')
  await page.goto('/items/login/?mode=md&menu=closed')
  await waitForHydration(page)
  const link = page.locator('a[href*="/login/1/"]:visible').first()
  await link.click()
  const errorAlert = activePage(page).getByRole('alert')
  await expect(errorAlert.getByRole('heading')).toHaveText('This page stopped working')
  await activePage(page).locator('[data-back]').click()
  await expect(page).toHaveURL(/\/items\/login\//)
  await link.click()
  await expect(errorAlert).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { screenFault: () => 'flex' }))
  await errorAlert.getByRole('button', { name: 'Retry' }).click()
  await expect(errorAlert).toBeHidden()
  await expect(activePage(page).getByRole('textbox').first()).toBeVisible()
})

test('a browser without a function that the scripts call shows a readable page with a notice, and its links work', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/this browser is too old/)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'))
  await page.goto('/alert/0/?mode=ios&menu=closed')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible()
  await activePage(page).locator('[data-back]').click()
  await expect(page).toHaveURL(/\/items\/alert\//)
  await expect(heading(page)).toBeVisible()
})

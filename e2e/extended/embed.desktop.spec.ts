import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/test'

/** Serves a page on another origin (another port) and opens it. Returns a function that stops its server. */
const openHostPage = async (page: Page, body: string): Promise<() => void> => {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Host</title><link rel="icon" href="data:,">${body}`),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
  return () => server.close()
}

/** Waits until a page of the documentation is interactive. */
const waitUntilInteractive = (page: Page) =>
  expect(page.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-keyshortcuts', /K/)

test('a marked link becomes a live screen that the host page can observe and change', async ({
  page,
  baseURL,
}) => {
  const stopServer = await openHostPage(
    page,
    `<a data-patternbook data-height="640" href="${baseURL}/items/login/?mode=ios&theme=light">Login, iOS</a>
     <script src="${baseURL}/embed.js"></script>
     <script>
       received = []
       connection = Patternbook.connect(document.querySelector('iframe') ?? Patternbook.embed(document.querySelector('a')))
       connection.on((shown) => received.push(shown))
       connection.set({ accent: 'purple' })
     </script>`,
  )
  const screen = page.frameLocator('iframe')
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Login, iOS')
  await expect(screen.locator('html')).toHaveAttribute('data-accent', 'purple')
  await page.evaluate('connection.set({ theme: "dark", mode: "md" })')
  await expect(screen.locator('html[data-theme=dark][data-mode=md]')).toBeAttached()
  await expect
    .poll(() => page.evaluate('received.at(-1)'))
    .toMatchObject({ path: '/items/login/', state: { theme: 'dark', mode: 'md', accent: 'purple' } })

  const historyLength = await page.evaluate(() => history.length)
  await screen.getByRole('link', { name: /Login \+ logo 1/ }).click()
  await expect.poll(() => page.evaluate('received.at(-1).path')).toBe('/login/0/')
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
  await page.goto('about:blank')
  stopServer()
})

test('settings from the host are not stored as choices of the visitor', async ({ page }) => {
  await page.goto('/docs/embedding/')
  const screen = page.frameLocator('iframe[title="Login screen, live"]')
  await page.getByRole('heading', { name: 'Messages' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('"path": "/login/0/"')).toBeVisible()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await page.getByRole('button', { name: 'Right to left' }).click()
  await expect(screen.locator('html[data-theme=dark][dir=rtl]')).toBeAttached()
  await expect(page.getByText('"lang": "ar"')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('patternbook:frame'))).toBeNull()
})

test('the documentation shows a link before and after the script runs, and screens with other query parameters', async ({
  page,
}) => {
  await page.goto('/docs/embedding/')
  const link = page.getByRole('link', { name: 'Alerts in Material' })
  await link.scrollIntoViewIfNeeded()
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: 'Run the script' }).click()
  const screen = page.frameLocator('iframe[title="Alerts in Material"]')
  await expect(screen.locator('html[data-mode=md][data-ready]')).toBeAttached()
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore the link' }).click()
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: 'Run the script' }).click()
  await expect(screen.locator('html[data-ready]')).toBeAttached()
  const rtlScreen = page.frameLocator('iframe[title*="right to left"]')
  await page.locator('iframe[title*="right to left"]').scrollIntoViewIfNeeded()
  await expect(rtlScreen.locator('html[data-mode=md][data-theme=dark][dir=rtl]')).toBeAttached()
})

test('if the script fails to load, the link remains and a message appears', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/embed\.js|ERR_FAILED/)
  await page.route('**/embed.js', (route) => route.abort())
  await page.goto('/docs/embedding/')
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: 'Run the script' }).click()
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Alerts in Material' })).toBeVisible()
})

test('an embed ignores messages that are not from its host page', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/is not a valid theme/)
  await page.goto('/login/0/?embed=1&theme=light')
  await waitForHydration(page)
  await page.evaluate(() =>
    postMessage({ source: 'patternbook', version: 1, type: 'set', state: { theme: 'dark' } }, '*'),
  )
  // Messages are delivered in order: when `done` arrives, the page has handled the message above.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => data === 'done' && resolve(undefined))
        postMessage('done', '*')
      }),
  )
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('every screen links its oEmbed file, which embeds the screen', async ({ page, request }) => {
  await page.goto('/login/1/')
  const link = page.locator('link[type="application/json+oembed"]')
  const url = new URL((await link.getAttribute('href'))!)
  const response = await request.get(url.pathname)
  expect(response.headers()['content-type']).toContain('json')
  const { type, version, html, thumbnail_url: thumbnailUrl } = await response.json()
  expect([type, version]).toEqual(['rich', '1.0'])
  expect(html).toContain('/login/1/?embed=1')
  const thumbnailResponse = await request.get(new URL(thumbnailUrl).pathname)
  expect(thumbnailResponse.headers()['content-type']).toBe('image/jpeg')
  const ogImageUrl = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(new URL(ogImageUrl!).pathname).toBe(new URL(thumbnailUrl).pathname)
  const twitterMeta = (name: string) => page.locator(`meta[name="twitter:${name}"]`)
  await expect(twitterMeta('card')).toHaveAttribute('content', 'summary_large_image')
  await expect(twitterMeta('image')).toHaveAttribute('content', ogImageUrl!)
})

test('a sandboxed screen without storage and workers is interactive and can be changed', async ({
  page,
  baseURL,
}) => {
  const stopServer = await openHostPage(
    page,
    `<iframe title="Alert" sandbox="allow-scripts" width="390" height="800" src="${baseURL}/alert/0/?embed=1&mode=ios&theme=light"></iframe>
     <script src="${baseURL}/embed.js"></script>
     <script>
       received = []
       connection = Patternbook.connect(document.querySelector('iframe'))
       connection.on((shown) => received.push(shown.state.theme))
     </script>`,
  )
  const screen = page.frameLocator('iframe')
  await expect(screen.locator('html[data-ready]')).toBeAttached()
  await screen.locator('[data-content]').getByRole('button').first().click()
  await expect(screen.getByRole('alertdialog')).toBeVisible()
  await page.evaluate('connection.set({ theme: "dark" })')
  await expect(screen.locator('html[data-theme=dark]')).toBeAttached()
  await expect.poll(() => page.evaluate('received.at(-1)')).toBe('dark')
  await page.goto('about:blank')
  stopServer()
})

test('a comparison in a sandbox shows its screens', async ({ page, baseURL, consoleGuard }) => {
  consoleGuard.allow(/stores no site data/)
  const stopServer = await openHostPage(
    page,
    `<iframe sandbox="allow-scripts" width="1000" height="800" src="${baseURL}/compare/?show=login/0"></iframe>`,
  )
  const comparison = page.frameLocator('iframe')
  for (const name of ['iOS', 'Material'])
    await expect(
      comparison.frameLocator(`iframe[title$="${name}"]`).locator('html[data-ready]'),
    ).toBeAttached()
  await page.goto('about:blank')
  stopServer()
})

test('an invalid message is reported and ignored, and the next valid one applies', async ({
  page,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/"\{\}" is not a valid mode/)
  const stopServer = await openHostPage(
    page,
    `<iframe title="Login" width="390" height="800" src="${baseURL}/login/0/?embed=1&mode=ios&theme=light"></iframe>`,
  )
  const screen = page.frameLocator('iframe')
  await expect(screen.locator('html[data-ready]')).toBeAttached()
  const postState = (state: object) =>
    page.evaluate(
      (requestedState) =>
        frames[0]?.postMessage(
          { source: 'patternbook', version: 1, type: 'set', state: requestedState },
          '*',
        ),
      state,
    )
  // The embed loads its code for messages after it is ready, and ignores earlier messages.
  await expect(async () => {
    const warningPromise = page.waitForEvent('console', {
      predicate: (message) => /"\{\}" is not a valid mode/.test(message.text()),
      timeout: 2000,
    })
    await postState({ mode: { toString: 1, valueOf: 1 } })
    await warningPromise
  }).toPass()
  await postState({ theme: 'dark' })
  await expect(screen.locator('html[data-mode=ios][data-theme=dark]')).toBeAttached()
  await page.goto('about:blank')
  stopServer()
})

test('the wheel over an embed scrolls the page around it when the embed has reached its end', async ({
  page,
  baseURL,
}) => {
  const stopServer = await openHostPage(
    page,
    `<iframe src="${baseURL}/profile/0/?embed=1&mode=ios" width="390" height="600"></iframe><div style="height:3000px"></div>`,
  )
  const content = page.frameLocator('iframe').locator('[data-page-slot]:not([inert]) [data-content]')
  await content.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await page.mouse.move(200, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }).toPass()
  await page.goto('about:blank')
  stopServer()
})

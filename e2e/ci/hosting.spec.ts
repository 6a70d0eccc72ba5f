import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hostileRequestTargets, rawRequest, responseError } from '@/scripts/testing/raw-request'
import { expect, test, waitForHydration } from '../support/test'

// The export with the base path `/live` connects to a database server, which these tests do not start.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/WebSocket connection to 'ws:\/\/localhost:9199/))

test('a deep link opens its screen, with and without the trailing slash', async ({ page, baseURL }) => {
  for (const url of ['/login/0/', '/login/0']) {
    const response = await page.goto(`${baseURL}${url}?mode=md`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(/\/login\/0\/(\?mode=md)?$/)
    await expect(page.locator('[data-page]:not([inert]) h1').first()).toBeVisible()
  }
})

test('links between screens work, and reload and Back keep the page', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/items/login/?mode=ios&motion=reduced`)
  await waitForHydration(page)
  await page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first().click()
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}/login/1/`))
  await page.reload()
  await waitForHydration(page)
  await expect(page).toHaveTitle(/Login \+ logo 2/)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.href.startsWith(`${baseURL}/items/login/`))
  await expect(page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first()).toBeVisible()
})

test('the base URL redirects to the home screen', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/`)
  await expect(page).toHaveURL(`${baseURL}/home/`)
})

test('an unknown URL returns status 404 and our own page', async ({ page, baseURL, consoleGuard }) => {
  consoleGuard.allow(/404/)
  const response = await page.goto(`${baseURL}/nope/9/`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link').first()).toBeVisible()
})

test('every file that a page references exists', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/login/0/`)
  const urls = await page.evaluate(() =>
    [...document.querySelectorAll('[src], link[href]')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .map((url) => new URL(url, location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ href }) => href),
  )
  expect(urls.length).toBeGreaterThan(5)
  for (const url of urls) expect([url, (await page.request.get(url)).status()]).toEqual([url, 200])
})

/** Returns the URL of a script of `/login/0/` that has a content hash in its name. @param base URL of the site */
const hashedScriptUrl = async (page: Page, base = '') => {
  const html = await (await page.request.get(`${base}/login/0/`)).text()
  const [, url = ''] = /(?:src|href)="([^"]*\/_next\/static\/[^"]+\.js)"/.exec(html) ?? []
  return new URL(url, base).href
}

test('pages are revalidated, hashed files are cached for a year, and missing files are not cached', async ({
  page,
  baseURL,
}) => {
  const cacheControlOf = async (url: string) => (await page.request.get(url)).headers()['cache-control']
  expect(await cacheControlOf(`${baseURL}/login/0/`)).toBe('no-cache')
  expect(await cacheControlOf(await hashedScriptUrl(page, baseURL))).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(await cacheControlOf(`${baseURL}/_next/static/chunks/gone.js`)).toBe('no-cache')
  expect(await cacheControlOf(`${baseURL}/icons/favicon.svg`)).toBe('public, max-age=604800')
})

test('a malformed or hostile URL leads to no error, no other host, and no file of the server', async ({
  baseURL,
}) => {
  const { origin, pathname } = new URL(baseURL ?? '')
  const base = pathname.replace(/\/$/, '')
  for (const url of hostileRequestTargets(base, 'login/0'))
    expect([url, responseError(await rawRequest(origin, url))]).toEqual([url, undefined])
})

test('a folder without a page returns 404', async ({ page, baseURL }) => {
  expect((await page.request.get(`${baseURL}/_next/`)).status()).toBe(404)
})

test('an unchanged page returns 304', async ({ page, baseURL }) => {
  const firstResponse = await page.request.get(`${baseURL}/login/0/`)
  const secondResponse = await page.request.get(`${baseURL}/login/0/`, {
    headers: { 'If-None-Match': firstResponse.headers().etag ?? '' },
  })
  expect(secondResponse.status()).toBe(304)
})

test('every response has the security headers', async ({ page, baseURL }) => {
  for (const url of ['/login/0/', '/nope/', '/data/ar/home.json']) {
    const headers = (await page.request.get(`${baseURL}${url}`)).headers()
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    })
    // Any document may embed a screen, so no header restricts framing. The Content Security Policy is in the HTML of each page.
    for (const name of ['content-security-policy', 'x-frame-options'])
      expect(headers).not.toHaveProperty(name)
  }
  const data = await page.request.get(`${baseURL}/data/ar/home.json`)
  expect(data.headers()['access-control-allow-origin']).toBe('*')
})

test('HSTS is sent only for requests over https', async ({ baseURL }) => {
  const { origin, pathname } = new URL(`${baseURL}/home/`)
  const hstsHeaderFor = async (headers: Record<string, string>) =>
    (await rawRequest(origin, pathname, headers)).headers['strict-transport-security']
  expect(await hstsHeaderFor({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
  expect(await hstsHeaderFor({ 'x-forwarded-proto': 'http' })).toBeUndefined()
  expect(await hstsHeaderFor({})).toBeUndefined()
})

test('text files are served in their precompressed versions', async ({ page, baseURL }) => {
  const encodingOf = async (url: string, acceptEncoding: string) => {
    const response = await page.request.get(url, { headers: { 'Accept-Encoding': acceptEncoding } })
    expect(response.headers().vary).toContain('Accept-Encoding')
    expect((await response.text()).length).toBeGreaterThan(1000)
    return response.headers()['content-encoding']
  }
  const bestEncoding = existsSync('test-results/nginx/load-brotli.conf') ? 'br' : 'gzip'
  for (const url of [
    `${baseURL}/login/0/`,
    await hashedScriptUrl(page, baseURL),
    `${baseURL}/data/ar/catalog.json`,
  ]) {
    expect(await encodingOf(url, 'gzip'), url).toBe('gzip')
    expect(await encodingOf(url, 'gzip, deflate, br'), url).toBe(bestEncoding)
    expect(await encodingOf(url, 'identity'), url).toBeUndefined()
    expect(await encodingOf(url, 'br;q=0, gzip'), url).toBe('gzip')
    expect(await encodingOf(url, 'br;q=0, gzip;q=0'), url).toBeUndefined()
  }
})

test('configuration files for other hosts are not served', async ({ page, baseURL }) => {
  for (const name of ['_headers', '_redirects', '.nojekyll'])
    expect((await page.request.get(`${baseURL}/${name}`)).status(), name).toBe(404)
})

import type { Page } from '@playwright/test'
import { test } from '../support/database'
import { expect, hydrated } from '../support/test'

/*
 * The export in `/live` has a key for Google Maps, which is no real one: what happens when Google does not answer, never
 * answers, or refuses the key. Google's own script is replaced by its failure.
 */

const script = 'https://maps.googleapis.com/**'
const streets = (page: Page) =>
  page.getByRole('application', { name: 'Map of the streets around Lamplight Books' })
const open = async (page: Page, baseURL: string | undefined) => {
  await page.goto(`${baseURL}/maps/0/?mode=ios`)
  await hydrated(page)
  await page.getByRole('region', { name: /Lamplight Books/ }).scrollIntoViewIfNeeded()
}

test.beforeEach(({ database, quiet }) => {
  expect(database).toBeDefined()
  quiet.except(/maps\.googleapis\.com/)
})

test('without a way to Google the streets are drawn, and the note says why', async ({ page, baseURL }) => {
  await page.route(script, (route) => route.abort())
  await open(page, baseURL)
  await expect(streets(page)).toBeVisible()
  await expect(page.getByText(/Google Maps cannot be reached right now/)).toBeVisible()
})

test('a request to Google that hangs is not waited for', async ({ page, baseURL }) => {
  await page.route(script, () => {})
  await open(page, baseURL)
  await expect(page.getByText('Loading the map…')).toBeVisible()
  await expect(page.getByText(/Google Maps cannot be reached right now/)).toBeVisible({ timeout: 15_000 })
  await expect(streets(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a key that Google refuses leaves drawn streets and tells the owner what to do', async ({
  page,
  baseURL,
}) => {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.gm_authFailure()' }),
  )
  await open(page, baseURL)
  await expect(page.getByText(/Google Maps rejected this site’s key/)).toBeVisible()
  await expect(streets(page)).toBeVisible()
})

test('pages without a map ask Google for nothing', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.goto(`${baseURL}/login/0/`)
  await hydrated(page)
  expect(asked.filter((host) => host !== 'localhost')).toEqual([])
})

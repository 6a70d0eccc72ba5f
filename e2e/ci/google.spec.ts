import type { Page } from '@playwright/test'
import { test } from '../support/database-test'
import { expect, waitForHydration } from '../support/test'

/*
 * `.ci/run --all` builds the export with the base path `/live` and an invalid key for Google Maps. The first three tests replace
 * Google's script with a failure: no connection, no answer, or a refused key.
 */

const scriptUrlGlob = 'https://maps.googleapis.com/**'
const leafletMap = (page: Page) =>
  page.getByRole('application', { name: 'Map of the streets around Lamplight Books' })
const openMapScreen = async (page: Page, baseURL: string | undefined) => {
  await page.goto(`${baseURL}/maps/0/?mode=ios`)
  await waitForHydration(page)
  await page.getByRole('region', { name: /Lamplight Books/ }).scrollIntoViewIfNeeded()
}

test.beforeEach(({ database, consoleGuard }) => {
  // The fixture starts the database server. Without the server, the export would log connection errors.
  expect(database).toBeDefined()
  consoleGuard.allow(/maps\.googleapis\.com/)
})

test('without a connection to Google the drawn street map appears, with a note that says why', async ({
  page,
  baseURL,
}) => {
  await page.route(scriptUrlGlob, (route) => route.abort())
  await openMapScreen(page, baseURL)
  await expect(leafletMap(page)).toBeVisible()
  await expect(page.getByText(/Google Maps cannot be reached right now/)).toBeVisible()
})

test('a request to Google that hangs is given up, and the drawn street map appears', async ({
  page,
  baseURL,
}) => {
  await page.route(scriptUrlGlob, () => {})
  await openMapScreen(page, baseURL)
  await expect(page.getByText('Loading the map…')).toBeVisible()
  await expect(page.getByText(/Google Maps cannot be reached right now/)).toBeVisible({ timeout: 15_000 })
  await expect(leafletMap(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('if Google refuses the key, the drawn street map and a note for the site owner appear', async ({
  page,
  baseURL,
}) => {
  await page.route(scriptUrlGlob, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.gm_authFailure()' }),
  )
  await openMapScreen(page, baseURL)
  await expect(page.getByText(/Google Maps rejected this site’s key/)).toBeVisible()
  await expect(leafletMap(page)).toBeVisible()
})

test('pages without a map send no requests to Google', async ({ page, baseURL }) => {
  const hosts: string[] = []
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname))
  await page.goto(`${baseURL}/login/0/`)
  await waitForHydration(page)
  expect(hosts.filter((host) => host !== 'localhost')).toEqual([])
})

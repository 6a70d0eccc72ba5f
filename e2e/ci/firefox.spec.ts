import { findOverflow } from '../support/overflow'
import { expect, test, waitForHydration } from '../support/test'
import {
  catalogRoutes,
  documentTitlePattern,
  type Look,
  lookName,
  looks,
  urlWithQuery,
} from '../support/urls'

/** Number of pages that share a window: in Firefox, opening a window takes longer than showing a page. */
const pagesPerWindow = 12
// Each page has one look. With steps of 3, the looks of neighbors differ in at least two of platform, direction, and theme.
const routesWithLook = catalogRoutes.map((route, index) => ({
  ...route,
  look: looks[(index * 3) % looks.length] as Look,
}))
for (let start = 0; start < routesWithLook.length; start += pagesPerWindow) {
  const windowRoutes = routesWithLook.slice(start, start + pagesPerWindow)
  test(`every page from ${windowRoutes[0]?.path} to ${windowRoutes.at(-1)?.path} opens without console messages and fits`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (const { look, ...route } of windowRoutes) {
      const { path } = route
      const label = `${path} (${lookName(look)})`
      // Overflow is measured without animations.
      const response = await page.goto(urlWithQuery(path, { ...look, motion: 'reduced' }))
      expect(response?.status(), label).toBe(200)
      await waitForHydration(page)
      await expect(page, label).toHaveTitle(documentTitlePattern(route, look.dir))
      expect(await findOverflow(page), label).toEqual([])
    }
  })
}

test('a screen slides in, and Back restores the list', async ({ page }) => {
  await page.goto('/items/login/?mode=ios')
  await waitForHydration(page)
  await page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first().click()
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(page).toHaveTitle(/Login \+ logo 2/)
  await page.goBack()
  await expect(page).toHaveURL(/\/items\/login\//)
  await expect(page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first()).toBeVisible()
})

test('an alert opens, traps focus, and Escape closes it', async ({ page }) => {
  await page.goto('/alert/0/?mode=md')
  await waitForHydration(page)
  await page.locator('[data-page]:not([inert]) [data-content] button').first().click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await alert.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
})

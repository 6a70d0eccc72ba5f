import { axeFindings, resting } from './support/axe'
import { expect, hydrated, test } from './support/test'
import { at, firstOfSections, looks, named, pages } from './support/urls'

/**
 * The first screen of each section in all eight looks; with `npm run test:all`, every page. site.spec.ts checks each
 * of the other pages in one look.
 */
const routes = process.env.PATTERNBOOK_ALL ? pages : firstOfSections
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

for (const [index, route] of routes.entries()) {
  test(`axe finds no violations on ${route.path} in any of the eight looks`, async ({ page }) => {
    test.setTimeout(120_000)
    let shown = ''
    for (const [turn, { theme, ...way }] of looks.entries()) {
      await page.emulateMedia({ colorScheme: theme })
      // Looks that differ only in the theme share a visit: the page follows the device, and only its colors change.
      const address = at(route.path, { ...way, ...resting(route) })
      const again = address === shown
      if (!again) {
        await page.setViewportSize(sizes[(index + (turn >> 1)) % sizes.length] ?? sizes[0])
        await page.goto(address)
        await hydrated(page)
        shown = address
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect.soft(await axeFindings(page, again ? 'colors' : 'all'), named({ ...way, theme })).toEqual([])
    }
  })
}

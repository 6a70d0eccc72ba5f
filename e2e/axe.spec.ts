import { axeFindings, resting } from './support/axe'
import { expect, hydrated, test } from './support/test'
import { at, firstOfSections, looks, named, pages } from './support/urls'

/**
 * The first screen of each section in all eight looks, `npm run test:all` every page; site.spec looks at each of the
 * others in one look.
 */
const closer = process.env.PATTERNBOOK_ALL ? pages : firstOfSections
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

for (const [index, route] of closer.entries()) {
  test(`axe finds nothing on ${route.path} in any of the eight looks`, async ({ page }) => {
    test.setTimeout(120_000)
    let shown = ''
    for (const [turn, { theme, ...way }] of looks.entries()) {
      await page.emulateMedia({ colorScheme: theme })
      // Looks that differ in the theme alone share a visit: the page follows the device, and colors are all that changes.
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

import { docPages } from '@/lib/site/doc-pages'
import { axeFindings, queryWithoutEntrances } from '../support/axe'
import { expect, test, waitForHydration } from '../support/test'
import { catalogRoutes, lookName, looks, olderLooks, urlWithQuery } from '../support/urls'

/**
 * `npm run test:all` checks every page in the eight looks of the current generations and the eight looks of the older ones, and
 * the documentation in both window sizes. `.ci/run --all` checks only the documentation here, each page in one size. The other pages
 * are checked in site.spec.ts, which opens them anyway.
 */
const checksAllLooks = Boolean(process.env.PATTERNBOOK_ALL)
const viewportSizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

for (const [index, route] of (checksAllLooks ? catalogRoutes : []).entries()) {
  const checkedLooks = [...looks, ...olderLooks]
  test(`axe finds no violations on ${route.path} in ${checkedLooks.length} looks`, async ({ page }) => {
    test.setTimeout(300_000)
    let currentUrl = ''
    for (const [lookIndex, { theme, ...lookQuery }] of checkedLooks.entries()) {
      await page.emulateMedia({ colorScheme: theme })
      // Looks that differ only in the theme share a visit: the theme follows `emulateMedia`, and only the colors change.
      const url = urlWithQuery(route.path, { ...lookQuery, ...queryWithoutEntrances(route) })
      const isSamePage = url === currentUrl
      if (!isSamePage) {
        // The size alternates between pairs of looks, because the two themes of a look share a visit, and between pairs of pages.
        await page.setViewportSize(
          viewportSizes[((index >> 1) + (lookIndex >> 1)) % viewportSizes.length] ?? viewportSizes[0],
        )
        await page.goto(url)
        await waitForHydration(page)
        currentUrl = url
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect
        .soft(await axeFindings(page, isSamePage ? 'colors' : 'all'), lookName({ ...lookQuery, theme }))
        .toEqual([])
    }
  })
}

const componentDocPaths = [
  'button',
  'field',
  'map',
  'grouped-list',
  'searchbar',
  'segmented',
  'state-view',
].map((name) => `/docs/components/${name}/`)

for (const [index, path] of [...docPages.map((doc) => doc.path), ...componentDocPaths].entries())
  test(`axe finds no violations on ${path}, light or dark`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme: 'light' })
    for (const size of viewportSizes.filter((_, sizeIndex) => checksAllLooks || sizeIndex === index % 2)) {
      await page.setViewportSize(size)
      await page.goto(path)
      // The search button gets this attribute after hydration, when the code of the shortcuts has loaded.
      await expect(page.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-keyshortcuts', /K/)
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect(await axeFindings(page, theme === 'light' ? 'all' : 'colors'), theme).toEqual([])
      }
    }
  })

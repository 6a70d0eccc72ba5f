import type { Page } from '@playwright/test'
import type { Route } from '@/lib/site/catalog'
import { axeFindings, queryWithoutEntrances } from './support/axe'
import { type LoadedCode, recordLoadedCode } from './support/loaded-code'
import { findOverflow } from './support/overflow'
import { expect, test, waitForHydration } from './support/test'
import { findSmallTargets } from './support/touch-targets'
import {
  catalogRoutes,
  documentTitlePattern,
  firstScreens,
  isPatternScreen,
  urlWithQuery,
} from './support/urls'

/**
 * Whether the tests visit every page of the catalog in every combination of mode, generation, and direction, repeat each visit
 * with the largest text, and measure the touch targets (`npm run test:all`).
 */
const visitsAllCombinations = Boolean(process.env.PATTERNBOOK_ALL)
const combinations = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((dir) => ({ mode, dir })),
)
const olderCombinations = combinations.map((combination) =>
  combination.mode === 'ios' ? { ...combination, ios: '18' } : { ...combination, md: 'baseline' },
)
const widths = [390, 320]

/** Returns the section of a route, e.g. `login`, or, if it has no section, the first folder of its path, e.g. `settings`. */
const sectionOrFolderOf = ({ section, path }: Route): string => section ?? path.split('/')[1] ?? path

/** The looks (mode, generation, and direction) in which a test visits each page: one, the opposite one, or all. */
type CombinationSet = 'first' | 'opposite' | 'all'

// One browser page visits all pages of an area, because opening a new browser page takes longer than a visit.
for (const area of new Set(catalogRoutes.map(sectionOrFolderOf))) {
  const areaPages = [...catalogRoutes.entries()].filter(([, route]) => sectionOrFolderOf(route) === area)

  const visitPages = async (page: Page, combinationSet: CombinationSet) => {
    test.setTimeout(areaPages.length * (combinationSet === 'all' ? 240_000 : 60_000))
    const loadedCode = await recordLoadedCode(page)
    for (const [index, route] of areaPages)
      await test.step(route.path, () => checkPage(page, loadedCode, route, index, combinationSet))
  }

  test(`every URL of ${area} opens, fits the smallest phone, and loads only its own code`, ({ page }) =>
    visitPages(page, visitsAllCombinations ? 'all' : 'first'))

  if (!visitsAllCombinations)
    test(
      `every URL of ${area} also opens in the opposite mode and direction`,
      { tag: '@extended' },
      ({ page }) => visitPages(page, 'opposite'),
    )
}

/**
 * Returns the combinations in which a test visits a page: all of them, or one. A page with an even index has two of the four
 * combinations of mode and direction, and a page with an odd index has the other two. `first` selects one of the two, and
 * `opposite` selects the other one. Together, their tests visit any two neighboring pages in all four combinations.
 */
function combinationsOf(index: number, combinationSet: CombinationSet) {
  if (combinationSet === 'all') return [...combinations, ...olderCombinations]
  const pair = combinations.filter(
    (_, combinationIndex) => (combinationIndex % 3 === 0) === (index % 2 === 0),
  )
  return [pair.at(index % 4 < 2 === (combinationSet === 'first') ? 0 : 1)!]
}

/**
 * Checks one page. If all looks are checked, this function does not run axe, because extended/axe.spec.ts does.
 * @param index position of the route in the catalog; it determines the looks and the theme
 */
async function checkPage(
  page: Page,
  loadedCode: LoadedCode,
  route: Route,
  index: number,
  combinationSet: CombinationSet,
): Promise<void> {
  const { path } = route
  // axe checks every page in the opposite look, and changes between the light and dark theme after every four pages. On the first
  // screen of each section, it also checks the `first` look, and the colors of the opposite look in the other theme. If the index
  // of such a screen is even, axe checks its opposite look in a desktop window.
  const [theme, otherTheme] = index % 8 < 4 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const isFirstOfSection = firstScreens.includes(route)
  const runsAxe = combinationSet === 'opposite' || (combinationSet === 'first' && isFirstOfSection)
  const axeWidth = isFirstOfSection && combinationSet === 'opposite' && index % 2 === 0 ? 1440 : 320

  // The browser leaves the previous page first, so that only the requests of this page count.
  await page.goto('about:blank')
  loadedCode.reset()
  await page.emulateMedia({ colorScheme: theme })
  for (const combination of combinationsOf(index, combinationSet)) {
    const label = `${path}, ${Object.values(combination).join(' ')}`
    await page.setViewportSize({ width: 390, height: 844 })
    const response = await page.goto(urlWithQuery(path, { ...combination, ...queryWithoutEntrances(route) }))
    expect(response?.status(), path).toBe(200)
    await expect(page).toHaveTitle(documentTitlePattern(route, combination.dir))
    await expect(page.locator('html')).toHaveAttribute('data-mode', combination.mode)
    await expect(page.locator('html')).toHaveAttribute('dir', combination.dir)
    await waitForHydration(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await findOverflow(page), `${label} at ${width} px`).toEqual([])
    }
    if (combinationSet === 'all') {
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await findSmallTargets(page, combination.mode), `${label}, targets`).toEqual([])
      await page.goto(urlWithQuery(path, { ...combination, ...queryWithoutEntrances(route), text: '2' }))
      await waitForHydration(page)
      expect.soft(await findOverflow(page), `${label}, largest text`).toEqual([])
    }
    if (!runsAxe) continue
    await page.setViewportSize({ width: axeWidth, height: axeWidth === 1440 ? 900 : 844 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect.soft(await axeFindings(page), `axe, ${label} ${theme}`).toEqual([])
    if (!isFirstOfSection || combinationSet === 'first') continue
    await page.emulateMedia({ colorScheme: otherTheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', otherTheme)
    expect.soft(await axeFindings(page, 'colors'), `axe, ${label} ${otherTheme}`).toEqual([])
    await page.emulateMedia({ colorScheme: theme })
  }
  if (isPatternScreen(route)) expect.soft(loadedCode.screenIds(), `${path}, code`).toEqual([route.id])
}

test('the root redirects to home and keeps the look in its URL', async ({ page }) => {
  await page.goto('/?mode=md&dir=rtl')
  await expect(page).toHaveURL('/home/?mode=md&dir=rtl')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'md')
})

test('the title is Arabic on a second visit too, when its strings arrive before hydration', async ({
  page,
}) => {
  for (const mode of ['ios', 'md']) {
    await page.goto(`/items/login/?mode=${mode}&dir=rtl`)
    await waitForHydration(page)
    await expect(page).toHaveTitle(/[\u0600-\u06ff]/)
  }
})

test('a URL without the trailing slash opens the same screen', async ({ page }) => {
  await page.goto('/login/0?mode=md')
  await expect(page).toHaveURL('/login/0/?mode=md')
})

test('an unknown URL shows a page with status 404 and a link back', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/)
  const response = await page.goto('/login/99/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page
    .getByRole('link', { name: /home|pattern/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(home|list)\//)
})

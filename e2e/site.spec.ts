import type { Page } from '@playwright/test'
import type { Route } from '@/lib/site/catalog'
import { axeFindings, withoutEntrances } from './support/axe'
import { type LoadedCode, recordLoadedCode } from './support/loaded-code'
import { findOverflow } from './support/overflow'
import { findSmallTargets } from './support/targets'
import { expect, test, waitForHydration } from './support/test'
import { documentTitlePattern, firstScreens, isVariant, pages, urlWithQuery } from './support/urls'

/**
 * `npm run test:all` visits every page in every combination of mode, generation, and direction, also with the largest text, and
 * measures the targets.
 */
const visitsAllCombinations = Boolean(process.env.PATTERNBOOK_ALL)
const combinations = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((dir) => ({ mode, dir })),
)
const olderCombinations = combinations.map((combination) =>
  combination.mode === 'ios' ? { ...combination, ios: '18' } : { ...combination, md: 'baseline' },
)
const widths = [390, 320]

/** Returns the section of a page, or the first folder of its URL, e.g. `login` or `items`. */
const areaOf = ({ section, path }: Route): string => section ?? path.split('/')[1] ?? path

// One browser page visits all pages of an area, because a new browser page takes longer than a visit.
for (const area of new Set(pages.map(areaOf))) {
  const areaPages = [...pages.entries()].filter(([, route]) => areaOf(route) === area)

  test(`every URL of ${area} opens in both modes and directions, fits the smallest phone, and loads only its own code`, async ({
    page,
  }) => {
    test.setTimeout(areaPages.length * (visitsAllCombinations ? 240_000 : 60_000))
    const loadedCode = await recordLoadedCode(page)
    for (const [index, route] of areaPages)
      await test.step(route.path, () => checkPage(page, loadedCode, route, index))
  })
}

/** Checks one page in two combinations, or in all combinations with `npm run test:all`. */
async function checkPage(page: Page, loadedCode: LoadedCode, route: Route, index: number): Promise<void> {
  const { path } = route
  // `npm test` visits each page in two of the four combinations, which differ in both mode and direction, and the next page in the
  // other two. axe checks only the first visit: four pages in the light theme, the next four in the dark theme. On the first screen
  // of each section, axe checks both visits in both themes, one of them in a desktop window.
  const combinationPair = combinations.filter(
    (_, combinationIndex) => (combinationIndex % 3 === 0) === (index % 2 === 0),
  )
  const visitedCombinations = visitsAllCombinations
    ? [...combinations, ...olderCombinations]
    : index % 4 < 2
      ? combinationPair
      : combinationPair.reverse()
  const [theme, otherTheme] = index % 8 < 4 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const isFirstOfSection = firstScreens.includes(route)

  // The browser leaves the previous page first, so that only the requests of this page count.
  await page.goto('about:blank')
  loadedCode.reset()
  await page.emulateMedia({ colorScheme: theme })
  for (const [visitIndex, combination] of visitedCombinations.entries()) {
    const look = `${path}, ${Object.values(combination).join(' ')}`
    await page.setViewportSize({ width: 390, height: 844 })
    const response = await page.goto(urlWithQuery(path, { ...combination, ...withoutEntrances(route) }))
    expect(response?.status(), path).toBe(200)
    await expect(page).toHaveTitle(documentTitlePattern(route, combination.dir))
    await expect(page.locator('html')).toHaveAttribute('data-mode', combination.mode)
    await expect(page.locator('html')).toHaveAttribute('dir', combination.dir)
    await waitForHydration(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await findOverflow(page), `${look} at ${width} px`).toEqual([])
    }
    if (visitsAllCombinations) {
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await findSmallTargets(page, combination.mode), `${look}, targets`).toEqual([])
      await page.goto(urlWithQuery(path, { ...combination, ...withoutEntrances(route), text: '2' }))
      await waitForHydration(page)
      expect.soft(await findOverflow(page), `${look}, largest text`).toEqual([])
    }
    // In `npm run test:all`, axe.spec.ts checks every look.
    if (visitsAllCombinations || (visitIndex > 0 && !isFirstOfSection)) continue
    if (isFirstOfSection && visitIndex === index % 2) await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect.soft(await axeFindings(page), `axe, ${look} ${theme}`).toEqual([])
    if (!isFirstOfSection) continue
    await page.emulateMedia({ colorScheme: otherTheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', otherTheme)
    expect.soft(await axeFindings(page, 'colors'), `axe, ${look} ${otherTheme}`).toEqual([])
    await page.emulateMedia({ colorScheme: theme })
  }
  if (isVariant(route)) expect.soft(loadedCode.variantIds(), `${path}, code`).toEqual([route.id])
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

test('an unknown URL shows a page with status 404 and a link back', async ({ page, quiet }) => {
  quiet.except(/404/)
  const response = await page.goto('/login/99/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page
    .getByRole('link', { name: /home|pattern/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(home|list)\//)
})

import type { Page } from '@playwright/test'
import type { Route } from '@/lib/site/catalog'
import { axeFindings, resting } from './support/axe'
import { overflowing } from './support/overflow'
import { type LoadedCode, watchCode } from './support/own-code'
import { smallTargets } from './support/targets'
import { expect, test, waitForHydration } from './support/test'
import { documentTitle, firstOfSections, isVariant, pages, urlWithQuery } from './support/urls'

/**
 * `npm run test:all` visits every page in every combination of mode, generation, and direction, also with the largest text, and
 * measures the targets.
 */
const all = Boolean(process.env.PATTERNBOOK_ALL)
const combinations = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((dir) => ({ mode, dir })),
)
const older = combinations.map((way) =>
  way.mode === 'ios' ? { ...way, ios: '18' } : { ...way, md: 'baseline' },
)
const widths = [390, 320]

/** Returns the section of a page, or the first folder of its URL, e.g. `login` or `items`. */
const areaOf = ({ section, path }: Route): string => section ?? path.split('/')[1] ?? path

// One browser page visits all pages of an area, because a new browser page takes longer than a visit.
for (const area of new Set(pages.map(areaOf))) {
  const group = [...pages.entries()].filter(([, route]) => areaOf(route) === area)

  test(`every URL of ${area} opens in both modes and directions, fits the smallest phone, and loads only its own code`, async ({
    page,
  }) => {
    test.setTimeout(group.length * (all ? 240_000 : 60_000))
    const codeLoaded = await watchCode(page)
    for (const [index, route] of group)
      await test.step(route.path, () => checkPage(page, codeLoaded, route, index))
  })
}

/** Checks one page in two combinations, or in all combinations with `npm run test:all`. */
async function checkPage(page: Page, codeLoaded: LoadedCode, route: Route, index: number): Promise<void> {
  const { path } = route
  // `npm test` visits each page in two of the four combinations, which differ in both mode and direction, and the next page in the
  // other two. axe checks only the first visit: four pages in the light theme, the next four in the dark theme. On the first screen
  // of each section, axe checks both visits in both themes, one of them in a desktop window.
  const pair = combinations.filter((_, way) => (way % 3 === 0) === (index % 2 === 0))
  const chosen = all ? [...combinations, ...older] : index % 4 < 2 ? pair : pair.reverse()
  const [theme, other] = index % 8 < 4 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const isFirst = firstOfSections.includes(route)

  // The browser leaves the previous page first, so that only the requests of this page count.
  await page.goto('about:blank')
  codeLoaded.reset()
  await page.emulateMedia({ colorScheme: theme })
  for (const [turn, way] of chosen.entries()) {
    const look = `${path}, ${Object.values(way).join(' ')}`
    await page.setViewportSize({ width: 390, height: 844 })
    const response = await page.goto(urlWithQuery(path, { ...way, ...resting(route) }))
    expect(response?.status(), path).toBe(200)
    await expect(page).toHaveTitle(documentTitle(route, way.dir))
    await expect(page.locator('html')).toHaveAttribute('data-mode', way.mode)
    await expect(page.locator('html')).toHaveAttribute('dir', way.dir)
    await waitForHydration(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await overflowing(page), `${look} at ${width} px`).toEqual([])
    }
    if (all) {
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await smallTargets(page, way.mode), `${look}, targets`).toEqual([])
      await page.goto(urlWithQuery(path, { ...way, ...resting(route), text: '2' }))
      await waitForHydration(page)
      expect.soft(await overflowing(page), `${look}, largest text`).toEqual([])
    }
    // In `npm run test:all`, axe.spec.ts checks every look.
    if (all || (turn > 0 && !isFirst)) continue
    if (isFirst && turn === index % 2) await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect.soft(await axeFindings(page), `axe, ${look} ${theme}`).toEqual([])
    if (!isFirst) continue
    await page.emulateMedia({ colorScheme: other })
    await expect(page.locator('html')).toHaveAttribute('data-theme', other)
    expect.soft(await axeFindings(page, 'colors'), `axe, ${look} ${other}`).toEqual([])
    await page.emulateMedia({ colorScheme: theme })
  }
  if (isVariant(route)) expect.soft(codeLoaded.ids(), `${path}, code`).toEqual([route.id])
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

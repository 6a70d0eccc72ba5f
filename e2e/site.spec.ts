import { axeFindings, resting } from './support/axe'
import { overflowing } from './support/overflow'
import { watchCode } from './support/own-code'
import { smallTargets } from './support/targets'
import { expect, test, waitForHydration } from './support/test'
import { documentTitle, firstOfSections, isVariant, pages, urlWithQuery } from './support/urls'

/** `npm run test:all` visits every page in every combination of mode, generation, and direction, also with the largest text. */
const all = Boolean(process.env.PATTERNBOOK_ALL)
const combinations = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((dir) => ({ mode, dir })),
)
const older = combinations.map((way) =>
  way.mode === 'ios' ? { ...way, ios: '18' } : { ...way, md: 'baseline' },
)
const widths = [390, 320]

for (const [index, route] of pages.entries()) {
  const { path } = route
  // Each page is visited in two of the four combinations, which share neither mode nor direction; the next page
  // in the other two. axe checks the first visit, alternately light and dark; on the first screen of each section, it
  // checks both visits in both themes, one of them in a desktop window.
  const pair = combinations.filter((_, way) => (way % 3 === 0) === (index % 2 === 0))
  const chosen = all ? [...combinations, ...older] : index % 4 < 2 ? pair : pair.reverse()
  const [theme, other] = index % 8 < 4 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const isFirst = firstOfSections.includes(route)

  test(`${path} opens in both modes and directions, fits the smallest phone and loads only its own code`, async ({
    page,
  }) => {
    test.setTimeout(all ? 240_000 : 60_000)
    await page.emulateMedia({ colorScheme: theme })
    const codeLoaded = await watchCode(page)
    for (const [turn, way] of chosen.entries()) {
      await page.setViewportSize({ width: 390, height: 844 })
      const response = await page.goto(urlWithQuery(path, { ...way, ...resting(route) }))
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(documentTitle(route, way.dir))
      await expect(page.locator('html')).toHaveAttribute('data-mode', way.mode)
      await expect(page.locator('html')).toHaveAttribute('dir', way.dir)
      await waitForHydration(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect(await overflowing(page), `${Object.values(way).join(' ')} at ${width} px`).toEqual([])
      }
      if (all) {
        await page.setViewportSize({ width: 390, height: 844 })
        expect
          .soft(await smallTargets(page, way.mode), `${Object.values(way).join(' ')}, targets`)
          .toEqual([])
        await page.goto(urlWithQuery(path, { ...way, ...resting(route), text: '2' }))
        await waitForHydration(page)
        expect.soft(await overflowing(page), `${Object.values(way).join(' ')}, largest text`).toEqual([])
      }
      // axe.spec.ts checks every look.
      if (all || (turn > 0 && !isFirst)) continue
      if (isFirst && turn === index % 2) await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect.soft(await axeFindings(page), `axe, ${way.mode} ${way.dir} ${theme}`).toEqual([])
      if (!isFirst) continue
      await page.emulateMedia({ colorScheme: other })
      await expect(page.locator('html')).toHaveAttribute('data-theme', other)
      expect.soft(await axeFindings(page, 'colors'), `axe, ${way.mode} ${way.dir} ${other}`).toEqual([])
      await page.emulateMedia({ colorScheme: theme })
    }
    if (isVariant(route)) expect(codeLoaded()).toEqual([route.id])
  })
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

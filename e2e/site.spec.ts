import { axeFindings, resting } from './support/axe'
import { overflowing } from './support/overflow'
import { watchCode } from './support/own-code'
import { expect, hydrated, test } from './support/test'
import { at, documentTitle, firstOfSections, isVariant, pages } from './support/urls'

/** `npm run test:all` asks for every combination of mode and direction on every page. */
const all = Boolean(process.env.PATTERNBOOK_ALL)
const ways = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((dir) => ({ mode, dir })),
)
const widths = [390, 320]

for (const [index, route] of pages.entries()) {
  const { path } = route
  // Each page in two of the four ways that share neither mode nor direction; its neighbor takes the other two. The
  // first of the two is looked at by axe, in turn light and dark, unless axe.spec looks closer.
  const half = ways.filter((_, way) => (way % 3 === 0) === (index % 2 === 0))
  const chosen = all ? ways : index % 4 < 2 ? half : half.reverse()
  const theme = index % 8 < 4 ? 'light' : 'dark'
  const checked = !all && !firstOfSections.includes(route)

  test(`${path} opens in both modes and directions, fits the smallest phone and loads its own code only`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme: theme })
    const codeLoaded = await watchCode(page)
    for (const [turn, way] of chosen.entries()) {
      await page.setViewportSize({ width: 390, height: 844 })
      const response = await page.goto(at(path, { ...way, ...resting(route) }))
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(documentTitle(route, way.dir))
      await expect(page.locator('html')).toHaveAttribute('data-mode', way.mode)
      await expect(page.locator('html')).toHaveAttribute('dir', way.dir)
      await hydrated(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect(await overflowing(page), `${way.mode} ${way.dir} at ${width} px`).toEqual([])
      }
      if (turn > 0 || !checked) continue
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect.soft(await axeFindings(page), `axe, ${way.mode} ${way.dir} ${theme}`).toEqual([])
    }
    if (isVariant(route)) expect(codeLoaded()).toEqual([route.id])
  })
}

test('the bare address leads home and keeps the look that was asked for', async ({ page }) => {
  await page.goto('/?mode=md&dir=rtl')
  await expect(page).toHaveURL('/home/?mode=md&dir=rtl')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'md')
})

test('an address without its last slash leads to the same screen', async ({ page }) => {
  await page.goto('/login/0?mode=md')
  await expect(page).toHaveURL('/login/0/?mode=md')
})

test('an unknown address says so, with status 404 and a way back', async ({ page, quiet }) => {
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

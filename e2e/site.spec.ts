import { overflowing } from './support/overflow'
import { expect, hydrated, test } from './support/test'
import { at, pages } from './support/urls'

/** `npm run test:all` asks for every combination of mode and direction on every page. */
const all = Boolean(process.env.PATTERNBOOK_ALL)
const ways = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((dir) => ({ mode, dir })),
)
const widths = [390, 320]

for (const [index, { path, title }] of pages.entries()) {
  // Each page in two of the four ways that share neither mode nor direction; its neighbour takes the other two.
  const chosen = ways.filter((_, way) => all || (way % 3 === 0) === (index % 2 === 0))
  test(`${path} opens in both modes and directions and fits the smallest phone`, async ({ page }) => {
    for (const way of chosen) {
      await page.setViewportSize({ width: 390, height: 844 })
      const response = await page.goto(at(path, way))
      expect(response?.status()).toBe(200)
      expect(await page.title()).toContain(title)
      await expect(page.locator('html')).toHaveAttribute('data-mode', way.mode)
      await expect(page.locator('html')).toHaveAttribute('dir', way.dir)
      await hydrated(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect(await overflowing(page), `${way.mode} ${way.dir} at ${width} px`).toEqual([])
      }
    }
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

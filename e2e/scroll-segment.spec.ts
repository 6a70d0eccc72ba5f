import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'

const open = async (page: Page, path: string, query: string) => {
  await page.goto(`${path}?${query}&menu=closed`)
  await hydrated(page)
}
const panel = (page: Page, index: number) => page.locator('[role=tabpanel]').nth(index)
const tab = (page: Page, index: number) => page.getByRole('tab').nth(index)
/** The page that is looked at stands exactly in the frame. */
const settled = (page: Page, index: number) =>
  expect
    .poll(() => panel(page, index).evaluate((element) => Math.round(element.getBoundingClientRect().x)))
    .toBe(0)

test('a tap on a tab turns to its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/scrollSegment/0/', 'mode=ios&lang=en')
  await tab(page, 2).click()
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true')
  await settled(page, 2)
  await page.getByRole('button', { name: /^Buy/ }).first().click()
  await expect(page.getByText(/is in your bag for/)).toBeVisible()
})

for (const { dir, away } of [
  { dir: 'ltr', away: -1 },
  { dir: 'rtl', away: 1 },
]) {
  test(`${dir}: a swipe turns the page and takes the indicator along`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/scrollSegment/3/', `mode=md&dir=${dir}`)
    const place = () =>
      page.getByRole('tablist').evaluate((list) => Number(getComputedStyle(list).getPropertyValue('--i')))
    // From the side that the next page comes from, across most of the frame.
    const from = 195 - away * 120
    await page.mouse.move(from, 600)
    await page.mouse.down()
    await page.mouse.move(from + away * 60, 600, { steps: 4 })
    await page.mouse.move(from + away * 240, 600, { steps: 6 })
    await expect.poll(place).toBeGreaterThan(0.1)
    await page.mouse.up()
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
    await settled(page, 1)
    await expect.poll(place).toBeCloseTo(1, 2)
  })

  test(`${dir}: arrow keys go from tab to tab`, async ({ page }) => {
    await open(page, '/scrollSegment/2/', `mode=ios&dir=${dir}`)
    await tab(page, 0).focus()
    await page.keyboard.press(away === -1 ? 'ArrowRight' : 'ArrowLeft')
    await expect(tab(page, 1)).toBeFocused()
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true')
  })
}

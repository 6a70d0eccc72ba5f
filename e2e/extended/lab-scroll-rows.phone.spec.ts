import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test'

/** Returns the horizontally scrollable row that contains an element. */
const scrollRowOf = (item: Locator) => item.locator('xpath=ancestor-or-self::*[@data-overflow-sides][1]')
/** Returns the mask image of a row: a gradient whose color stops show the widths of the fades at both edges. */
const maskOf = (scrollRow: Locator) => scrollRow.evaluate((element) => getComputedStyle(element).maskImage)

for (const dir of ['ltr', 'rtl'])
  test(`rows that are wider than a phone fade at the sides with more content (${dir})`, async ({ page }) => {
    await page.goto(`/lab/?dir=${dir}`)
    for (const item of [
      page.getByRole('tablist', { name: 'Part' }),
      page.getByRole('group', { name: 'Motion' }),
    ]) {
      const scrollRow = scrollRowOf(item)
      await scrollRow.evaluate((element) => element.scrollTo(0, 0))
      await expect(scrollRow).toHaveAttribute('data-overflow-sides', 'after')
      expect(await maskOf(scrollRow)).toMatch(/ 0px, .* calc\(100% - 16px\)/)
      await scrollRow.evaluate((element) =>
        element.scrollTo((element.scrollWidth - element.clientWidth) / 2, 0),
      )
      await expect(scrollRow).toHaveAttribute('data-overflow-sides', 'before after')
      expect(await maskOf(scrollRow)).toMatch(/ 16px, .* calc\(100% - 16px\)/)
      await scrollRow.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
      await expect(scrollRow).toHaveAttribute('data-overflow-sides', 'before')
      expect(await maskOf(scrollRow)).toMatch(/ 16px, .* calc\(100% - 0px\)| 16px, .* 100%/)
    }
  })

test('an option at the edge of a scrollable row scrolls into view when it is chosen, and so does the tab of the part in the URL', async ({
  page,
}) => {
  await page.goto('/lab/#gesture')
  const selectedTab = page.getByRole('tab', { selected: true })
  await expect(selectedTab).toHaveText(/Gesture/)
  const isFullyVisible = (item: Locator) =>
    item.evaluate((element) => {
      const [itemBox, scrollRowBox] = [element, element.closest('[data-overflow-sides]') ?? element].map(
        (each) => each.getBoundingClientRect(),
      )
      return (
        !!itemBox &&
        !!scrollRowBox &&
        itemBox.left >= scrollRowBox.left &&
        itemBox.right <= scrollRowBox.right
      )
    })
  await expect.poll(() => isFullyVisible(selectedTab)).toBe(true)
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('Home')
  await expect.poll(() => isFullyVisible(page.getByRole('tab', { selected: true }))).toBe(true)

  // While the row is scrolled to its left end, the last option is cut off.
  const lastOption = page.getByRole('group', { name: 'Motion' }).getByRole('button', { name: 'Reduced' })
  await scrollRowOf(lastOption).evaluate((element) => element.scrollTo(0, 0))
  await expect.poll(() => isFullyVisible(lastOption)).toBe(false)
  await lastOption.dispatchEvent('click')
  await expect.poll(() => isFullyVisible(lastOption)).toBe(true)
})

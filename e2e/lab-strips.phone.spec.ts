import type { Locator } from '@playwright/test'
import { expect, test } from './support/test'

/** Returns the scrollable strip that contains an element. */
const stripOf = (inside: Locator) => inside.locator('xpath=ancestor-or-self::*[@data-more][1]')
/** Returns the mask image of a strip: a gradient whose color stops show the widths of the fades at both edges. */
const mask = (strip: Locator) => strip.evaluate((element) => getComputedStyle(element).maskImage)

for (const dir of ['ltr', 'rtl'])
  test(`strips that are wider than a phone fade where there is more content (${dir})`, async ({ page }) => {
    await page.goto(`/lab/?dir=${dir}`)
    for (const inside of [
      page.getByRole('tablist', { name: 'Part' }),
      page.getByRole('group', { name: 'Motion' }),
    ]) {
      const strip = stripOf(inside)
      await strip.evaluate((element) => element.scrollTo(0, 0))
      await expect(strip).toHaveAttribute('data-more', 'after')
      expect(await mask(strip)).toMatch(/ 0px, .* calc\(100% - 16px\)/)
      await strip.evaluate((element) => element.scrollTo((element.scrollWidth - element.clientWidth) / 2, 0))
      await expect(strip).toHaveAttribute('data-more', 'before after')
      expect(await mask(strip)).toMatch(/ 16px, .* calc\(100% - 16px\)/)
      await strip.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
      await expect(strip).toHaveAttribute('data-more', 'before')
      expect(await mask(strip)).toMatch(/ 16px, .* calc\(100% - 0px\)| 16px, .* 100%/)
    }
  })

test('an option at the edge of a strip scrolls into view when it is chosen, and so does the part in the URL', async ({
  page,
}) => {
  await page.goto('/lab/#gesture')
  const chosen = page.getByRole('tab', { selected: true })
  await expect(chosen).toHaveText(/Gesture/)
  const within = (inside: Locator) =>
    inside.evaluate((element) => {
      const [own, strip] = [element, element.closest('[data-more]') ?? element].map((each) =>
        each.getBoundingClientRect(),
      )
      return !!own && !!strip && own.left >= strip.left && own.right <= strip.right
    })
  await expect.poll(() => within(chosen)).toBe(true)
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('Home')
  await expect.poll(() => within(page.getByRole('tab', { selected: true }))).toBe(true)

  // While the strip is at its start, the edge of the window cuts off the last option.
  const last = page.getByRole('group', { name: 'Motion' }).getByRole('button', { name: 'Reduced' })
  await stripOf(last).evaluate((element) => element.scrollTo(0, 0))
  await expect.poll(() => within(last)).toBe(false)
  await last.dispatchEvent('click')
  await expect.poll(() => within(last)).toBe(true)
})

import type { Page } from '@playwright/test'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const photo = (page: Page) => page.locator('[data-page] [data-hero] picture').first()
/**
 * Returns the distance of the photo from the top of the frame, in px of the frame. The preview may show the frame smaller, so the
 * measured distance is divided by the scale.
 */
const topInFrame = (page: Page) =>
  photo(page).evaluate((element) => {
    const frame = element.closest<HTMLElement>('[data-frame]')!
    const box = frame.getBoundingClientRect()
    // `toBe` treats -0 and 0 as different values. Adding 0 turns -0 into 0.
    return Math.round((element.getBoundingClientRect().top - box.top) / (box.width / frame.offsetWidth)) + 0
  })
const photoHeight = async (page: Page) => Math.round((await photo(page).boundingBox())?.height ?? 0)
const scrollTo = (page: Page, y: number) =>
  page.locator('[data-page] [data-content]').evaluate((content, y) => {
    content.scrollTop = y
  }, y)

test.describe('the photo of a header', () => {
  for (const path of ['/parallax/0/', '/parallax/1/'])
    test(`scrolls at half the speed on ${path}`, async ({ page }) => {
      await openScreen(page, path, { mode: 'ios', motion: '1' })
      const before = await topInFrame(page)
      await scrollTo(page, 80)
      await expect.poll(() => topInFrame(page)).toBe(before - 40)
    })

  test('scrolls with the page in reduced motion', async ({ page }) => {
    await openScreen(page, '/parallax/0/', { mode: 'ios' })
    const before = await topInFrame(page)
    await scrollTo(page, 80)
    await expect.poll(() => topInFrame(page)).toBe(before - 80)
  })

  test('grows while it is pulled down, and shrinks when it is released', async ({ page }) => {
    await openScreen(page, '/parallax/2/', { mode: 'md', motion: '1' })
    const [initialTop, initialHeight] = [await topInFrame(page), await photoHeight(page)]
    const { x, width } = (await photo(page).boundingBox()) ?? { x: 0, width: 0 }
    const topInWindow = (await photo(page).boundingBox())?.y ?? 0
    await page.mouse.move(x + width / 2, topInWindow + 120)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, topInWindow + 320, { steps: 8 })
    await expect.poll(() => photoHeight(page)).toBeGreaterThan(initialHeight + 40)
    // The photo still starts at the same position, so pulling leaves no gap above it.
    expect(await topInFrame(page)).toBe(initialTop)
    await page.mouse.up()
    await expect.poll(() => photoHeight(page)).toBe(initialHeight)
  })
})

import type { Page } from '@playwright/test'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const slider = (page: Page, name: string) => page.getByRole('slider', { name })
/** Returns the thumbs that are pressed by touch or mouse. */
const pressedThumbs = (page: Page) => page.locator('[data-page] [data-held]')
/** Returns the bubble above a thumb, which shows the value. */
const valueBubble = (page: Page, name: string) =>
  slider(page, name).locator('xpath=following-sibling::span[2]')
/** Returns the center of a thumb, px from the left and top edges of the window. */
const thumbCenter = async (page: Page, name: string) => {
  const box = (await slider(page, name).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a drag from the edge of the screen moves the thumb and not the page', async ({ page }) => {
  await openScreen(page, '/items/range/', { mode: 'ios', motion: '1' })
  await page.locator('[data-content]').getByRole('link', { name: 'All' }).click()
  const warmLightSlider = page.getByRole('slider', { name: 'Warm light' })
  await warmLightSlider.press('Home')
  await expect(warmLightSlider).toHaveValue('0')
  const box = (await warmLightSlider.boundingBox())!
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 150, y, { steps: 6 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/range\/0\//)
  expect(Number(await warmLightSlider.inputValue())).toBeGreaterThan(20)
})

test('a thumb is active from press to release, and shows its value above it', async ({ page }) => {
  await openScreen(page, '/range/0/', { mode: 'ios' })
  const { x, y } = await thumbCenter(page, 'Narrator')
  await page.mouse.move(x, y)
  await expect(valueBubble(page, 'Narrator')).toHaveCSS('opacity', '0')
  await page.mouse.down()
  await expect(pressedThumbs(page)).toHaveCount(1)
  await expect(pressedThumbs(page).getByRole('slider')).toHaveAccessibleName(
    'Narrator: Volume relative to the music',
  )
  await expect(valueBubble(page, 'Narrator')).toHaveCSS('opacity', '1')
  await page.mouse.move(x + 60, y, { steps: 6 })
  await expect(pressedThumbs(page)).toHaveCount(1)
  expect(Number(await slider(page, 'Narrator').inputValue())).toBeGreaterThan(0)
  await page.mouse.up()
  await expect(pressedThumbs(page)).toHaveCount(0)
  await expect(valueBubble(page, 'Narrator')).toHaveCSS('opacity', '0')
})

test('a focused thumb shows its value above it until it loses the focus', async ({ page }) => {
  await openScreen(page, '/range/0/', { mode: 'ios' })
  await slider(page, 'Warm light').focus()
  await page.keyboard.press('Tab')
  await expect(slider(page, 'Narrator')).toBeFocused()
  await expect(valueBubble(page, 'Narrator')).toHaveCSS('opacity', '1')
  await page.keyboard.press('ArrowRight')
  await expect(valueBubble(page, 'Narrator')).toHaveText('+0.1 dB')
  await page.keyboard.press('Tab')
  await expect(valueBubble(page, 'Narrator')).toHaveCSS('opacity', '0')
  await expect(pressedThumbs(page)).toHaveCount(0)
})

test('a tap on the track moves the nearest thumb to that point and releases it', async ({ page }) => {
  await openScreen(page, '/range/0/', { mode: 'md' })
  await slider(page, 'Highest brightness').scrollIntoViewIfNeeded()
  const [from, to] = [
    await thumbCenter(page, 'Lowest brightness'),
    await thumbCenter(page, 'Highest brightness'),
  ]
  await page.mouse.click(to.x - (to.x - from.x) / 4, to.y)
  await expect(pressedThumbs(page)).toHaveCount(0)
  await expect(slider(page, 'Lowest brightness')).toHaveValue('20')
  const value = Number(await slider(page, 'Highest brightness').inputValue())
  expect([value < 70, value > 45]).toEqual([true, true])
  await expect(slider(page, 'Highest brightness')).toBeFocused()
})

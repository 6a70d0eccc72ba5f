import type { Page } from '@playwright/test'
import { open } from './support/journey'
import { expect, test } from './support/test'

const knobOf = (page: Page, name: string) => page.getByRole('slider', { name })
/** The knobs that are held: by a finger, or by the mouse. */
const held = (page: Page) => page.locator('[data-page] [data-held]')
/** The bubble over a knob that shows its value. */
const pin = (page: Page, name: string) => knobOf(page, name).locator('xpath=following-sibling::span[2]')
/** The middle of a knob. */
const middle = async (page: Page, name: string) => {
  const box = (await knobOf(page, name).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a drag from the edge moves the knob and not the page (RA-01)', async ({ page }) => {
  await open(page, '/items/range/', { mode: 'ios', motion: '1' })
  await page.locator('[data-content]').getByRole('link', { name: 'All' }).click()
  const knob = page.getByRole('slider', { name: 'Reading lamp' })
  await knob.press('Home')
  await expect(knob).toHaveValue('0')
  const box = (await knob.boundingBox())!
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + 150, y, { steps: 6 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/range\/0\//)
  expect(Number(await knob.inputValue())).toBeGreaterThan(20)
})

test('a knob is held from the press to the release, and its value stands over it meanwhile (RA-01)', async ({
  page,
}) => {
  await open(page, '/range/0/', { mode: 'ios' })
  const { x, y } = await middle(page, 'Volume')
  await page.mouse.move(x, y)
  await expect(pin(page, 'Volume')).toHaveCSS('opacity', '0')
  await page.mouse.down()
  await expect(held(page)).toHaveCount(1)
  await expect(held(page).getByRole('slider')).toHaveAccessibleName(
    'Volume: Quieter or louder than the record',
  )
  await expect(pin(page, 'Volume')).toHaveCSS('opacity', '1')
  await page.mouse.move(x + 60, y, { steps: 6 })
  await expect(held(page)).toHaveCount(1)
  expect(Number(await knobOf(page, 'Volume').inputValue())).toBeGreaterThan(0)
  await page.mouse.up()
  await expect(held(page)).toHaveCount(0)
  await expect(pin(page, 'Volume')).toHaveCSS('opacity', '0')
})

test('the keyboard takes a knob by coming to it and lets go by leaving, the value over it meanwhile (RA-01)', async ({
  page,
}) => {
  await open(page, '/range/0/', { mode: 'ios' })
  await knobOf(page, 'Reading lamp').focus()
  await page.keyboard.press('Tab')
  await expect(knobOf(page, 'Volume')).toBeFocused()
  await expect(pin(page, 'Volume')).toHaveCSS('opacity', '1')
  await page.keyboard.press('ArrowRight')
  await expect(pin(page, 'Volume')).toHaveText('1')
  await page.keyboard.press('Tab')
  await expect(pin(page, 'Volume')).toHaveCSS('opacity', '0')
  await expect(held(page)).toHaveCount(0)
})

test('a tap moves the nearest knob there, and has let go of it (RA-01)', async ({ page }) => {
  await open(page, '/range/0/', { mode: 'md' })
  const [from, to] = [await middle(page, 'First page'), await middle(page, 'Last page')]
  await page.mouse.click(to.x - (to.x - from.x) / 4, to.y)
  await expect(held(page)).toHaveCount(0)
  await expect(knobOf(page, 'First page')).toHaveValue('20')
  const value = Number(await knobOf(page, 'Last page').inputValue())
  expect([value < 70, value > 45]).toEqual([true, true])
  await expect(knobOf(page, 'Last page')).toBeFocused()
})

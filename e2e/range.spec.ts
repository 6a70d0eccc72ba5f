import { open } from './support/journey'
import { expect, test } from './support/test'

test('a drag from the edge moves the knob and not the page (RA-01)', async ({ page }) => {
  await open(page, '/items/range/', { mode: 'ios', motion: '1' })
  await page.locator('[data-content]').getByRole('link', { name: 'All' }).click()
  const knob = page.getByRole('slider', { name: 'Basic' })
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

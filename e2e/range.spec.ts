import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'

const open = async (page: Page, query: string) => {
  await page.goto(`/range/0/?${query}`)
  await hydrated(page)
}
const values = (page: Page) =>
  page.getByRole('slider').evaluateAll((knobs) => knobs.map((knob) => (knob as HTMLInputElement).value))

test('the sliders start at the values of the data, and the keys move them', async ({ page }) => {
  await open(page, 'mode=ios')
  expect(await values(page)).toEqual(['10', '0', '1000', '20', '70'])
  await page.getByRole('slider', { name: 'With predefined steps' }).press('ArrowRight')
  await page.getByRole('slider', { name: 'With icons' }).press('End')
  await page.getByRole('slider', { name: 'Last page' }).press('PageDown')
  expect(await values(page)).toEqual(['10', '200', '1100', '20', '61'])
})

test('right to left, the left arrow is the way onward', async ({ page }) => {
  await open(page, 'mode=md&dir=rtl&lang=en')
  await page.getByRole('slider', { name: 'Basic' }).press('ArrowLeft')
  expect(await values(page)).toContain('11')
})

test('a drag from the edge moves the knob and not the page', async ({ page }) => {
  await page.goto('/items/range/?mode=ios')
  await hydrated(page)
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

import type { Page } from '@playwright/test'
import { open } from './support/journey'
import { expect, test } from './support/test'

const values = (page: Page) =>
  page
    .getByRole('slider')
    .evaluateAll((sliders) => sliders.map((slider) => (slider as HTMLInputElement).value))
const slider = (page: Page, name: string) => page.getByRole('slider', { name })

test('sliders start at the values of the data, keys move them, and each value is visible and announced', async ({
  page,
}) => {
  await open(page, '/range/0/', { mode: 'ios' })
  expect(await values(page)).toEqual(['10', '0', '1000', '20', '70'])
  await slider(page, 'Reading lamp').press('ArrowRight')
  await slider(page, 'Volume').press('Home')
  await slider(page, 'Bedtime story').press('ArrowRight')
  await slider(page, 'Last page').press('PageDown')
  expect(await values(page)).toEqual(['11', '-200', '1100', '20', '61'])
  for (const [name, valueText] of [
    ['Reading lamp', '11 percent'],
    ['Volume', '-200 relative to the record'],
    ['Bedtime story', '1100 words'],
    ['First page', 'Page 20'],
    ['Last page', 'Page 61'],
  ] as const)
    await expect(slider(page, name)).toHaveAttribute('aria-valuetext', valueText)
  for (const shown of ['11%', '−200', '1,100'])
    await expect(page.getByRole('main').getByText(shown, { exact: true }).first()).toBeVisible()
})

test('two thumbs that pass each other stay in order', async ({ page }) => {
  await open(page, '/range/0/', { mode: 'md' })
  await slider(page, 'First page').press('End')
  await expect(slider(page, 'First page')).toHaveValue('70')
  await expect(slider(page, 'Last page')).toHaveValue('100')
})

test('in right to left, the left arrow key increases the value', async ({ page }) => {
  await open(page, '/range/0/', { mode: 'md', dir: 'rtl', lang: 'en' })
  await slider(page, 'Reading lamp').press('ArrowLeft')
  await expect(slider(page, 'Reading lamp')).toHaveValue('11')
})

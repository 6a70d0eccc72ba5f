import type { Page } from '@playwright/test'
import { openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

const values = (page: Page) =>
  page
    .getByRole('slider')
    .evaluateAll((sliders) => sliders.map((slider) => (slider as HTMLInputElement).value))
const slider = (page: Page, name: string) => page.getByRole('slider', { name })

test('sliders start at the values of the data, keys move them, and each value is visible and announced', async ({
  page,
}) => {
  await openScreen(page, '/range/0/', { mode: 'ios' })
  expect(await values(page)).toEqual(['10', '0', '1000', '20', '70'])
  await slider(page, 'Warm light').press('ArrowRight')
  await slider(page, 'Narrator').press('Home')
  await slider(page, 'Line spacing').press('ArrowRight')
  await slider(page, 'Highest brightness').press('PageDown')
  expect(await values(page)).toEqual(['11', '-200', '1100', '20', '61'])
  for (const [name, valueText] of [
    ['Warm light', '11 percent'],
    ['Narrator', '-20 decibels'],
    ['Line spacing', '110 percent'],
    ['Lowest brightness', '20 percent'],
    ['Highest brightness', '61 percent'],
  ] as const)
    await expect(slider(page, name)).toHaveAttribute('aria-valuetext', valueText)
  for (const visibleValue of ['11%', '−20 dB', '110%'])
    await expect(page.getByRole('main').getByText(visibleValue, { exact: true }).first()).toBeVisible()
})

test('two thumbs that pass each other stay in order', async ({ page }) => {
  await openScreen(page, '/range/0/', { mode: 'md' })
  await slider(page, 'Lowest brightness').press('End')
  await expect(slider(page, 'Lowest brightness')).toHaveValue('70')
  await expect(slider(page, 'Highest brightness')).toHaveValue('100')
})

test('in right to left, the left arrow key increases the value', async ({ page }) => {
  await openScreen(page, '/range/0/', { mode: 'md', dir: 'rtl', lang: 'en' })
  await slider(page, 'Warm light').press('ArrowLeft')
  await expect(slider(page, 'Warm light')).toHaveValue('11')
})

import type { Page } from '@playwright/test'
import { open } from './support/journey'
import { expect, test } from './support/test'

const values = (page: Page) =>
  page.getByRole('slider').evaluateAll((knobs) => knobs.map((knob) => (knob as HTMLInputElement).value))
const knob = (page: Page, name: string) => page.getByRole('slider', { name })

test('the sliders start at the values of the data, keys move them, and each value is shown and read (RA-02)', async ({
  page,
}) => {
  await open(page, '/range/0/', { mode: 'ios' })
  expect(await values(page)).toEqual(['10', '0', '1000', '20', '70'])
  await knob(page, 'Reading lamp').press('ArrowRight')
  await knob(page, 'Volume').press('Home')
  await knob(page, 'Bedtime story').press('ArrowRight')
  await knob(page, 'Last page').press('PageDown')
  expect(await values(page)).toEqual(['11', '-200', '1100', '20', '61'])
  for (const [name, aloud] of [
    ['Reading lamp', '11 percent'],
    ['Volume', '-200 relative to the record'],
    ['Bedtime story', '1100 words'],
    ['First page', 'Page 20'],
    ['Last page', 'Page 61'],
  ] as const)
    await expect(knob(page, name)).toHaveAttribute('aria-valuetext', aloud)
  for (const shown of ['11%', '−200', '1,100'])
    await expect(page.getByRole('main').getByText(shown, { exact: true }).first()).toBeVisible()
})

test('two knobs that pass each other stay in order', async ({ page }) => {
  await open(page, '/range/0/', { mode: 'md' })
  await knob(page, 'First page').press('End')
  await expect(knob(page, 'First page')).toHaveValue('70')
  await expect(knob(page, 'Last page')).toHaveValue('100')
})

test('right to left, the left arrow is the way onward', async ({ page }) => {
  await open(page, '/range/0/', { mode: 'md', dir: 'rtl', lang: 'en' })
  await knob(page, 'Reading lamp').press('ArrowLeft')
  await expect(knob(page, 'Reading lamp')).toHaveValue('11')
})

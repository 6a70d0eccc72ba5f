import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}
const says = (page: Page, text: string) =>
  expect(page.locator('[data-overlay=toast]').filter({ hasText: text })).toBeVisible()

test('several groups can be open at once, and each opens to its full height', async ({ page }) => {
  await visit(page, '/expandable/0/?mode=ios')
  const zuri = page.getByRole('button', { name: 'Zuri Mbeki', exact: true })
  const kenji = page.getByRole('button', { name: 'Kenji Mori', exact: true })
  await expect(zuri).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: /Play Low Sun/ })).toHaveCount(0)
  await zuri.click()
  await kenji.click()
  await expect(zuri).toHaveAttribute('aria-expanded', 'true')
  await expect(kenji).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: /Play Kitchen Antenna/ }).click()
  await says(page, 'Playing Kitchen Antenna')
  await zuri.click()
  await expect(page.getByRole('button', { name: /Play Low Sun/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Play Tape Nine/ })).toBeVisible()
})

test('heart and bookmark flip and say so, and leave the group closed', async ({ page }) => {
  await visit(page, '/expandable/0/?mode=md')
  const heart = page.getByRole('button', { name: 'Like Kenji Mori' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await says(page, 'You like Kenji Mori')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await says(page, 'You no longer like Kenji Mori')
  await expect(page.getByRole('button', { name: 'Kenji Mori', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('only the button opens the ways to pay', async ({ page }) => {
  await visit(page, '/expandable/1/?mode=ios')
  const buy = page.getByRole('button', { name: 'Buy Boucle lounge chair for $348.00' })
  await page.getByRole('heading', { name: 'Boucle lounge chair' }).click()
  await expect(buy).toHaveAttribute('aria-expanded', 'false')
  await buy.click()
  await page.getByRole('button', { name: 'Pay with Visa card' }).click()
  await says(page, 'Boucle lounge chair: paying with Visa card')
})

test('where motion is reduced a group is simply open', async ({ page }) => {
  await visit(page, '/expandable/2/?mode=ios&motion=reduced')
  await page.getByRole('button', { name: 'Where to eat' }).click()
  await page.getByRole('button', { name: 'Bean soup at Nonna Pia' }).click()
  await says(page, 'Bean soup at Nonna Pia is on your list')
})

import type { Page } from '@playwright/test'
import { openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

const expectPage = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })
const goBack = (page: Page, to: string) => page.getByRole('link', { name: `Back ${to}`, exact: true }).click()

test('list views link to four patterns, each of those to its screens, and Back returns the same way', async ({
  page,
}) => {
  await openScreen(page, '/items/listViews/', { mode: 'ios' })
  for (const name of [/^Expandable/, /^Drag and Drop/, /^Swipe to Dismiss/, /^Google Cards/])
    await expect(row(page, name)).toBeVisible()
  await row(page, /^Expandable/).click()
  await expectPage(page, 'Expandable')
  await expect(page.getByText('3 screens')).toBeVisible()
  await row(page, /Full image with CTA/).click()
  await expect(page).toHaveURL(/\/expandable\/1\//)
  await goBack(page, 'Expandable')
  await expect(page).toHaveURL(/\/subitems\/expandable\//)
  await goBack(page, 'List Views')
  await row(page, /Swipe a row away, then undo/).click()
  await expect(page).toHaveURL(/\/subitems\/swipeToDismiss\//)
})

test('a pattern with one screen lists that one', async ({ page }) => {
  await openScreen(page, '/items/payment/', { mode: 'md' })
  await expectPage(page, 'Payment')
  await expect(page.getByText('1 screen', { exact: true })).toBeVisible()
  await row(page, /Payment/).click()
  await expect(page).toHaveURL(/\/payment\/0\//)
  await goBack(page, 'Payment')
  await expect(page).toHaveURL(/\/items\/payment\//)
})

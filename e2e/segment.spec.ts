import { expect, hydrated, test } from './support/test'

test('a segment swaps the page, and both keep what was done on them', async ({ page }) => {
  await page.goto('/segment/2/?mode=md&lang=en&menu=closed')
  await hydrated(page)
  const like = page.getByRole('button', { name: /Like/ }).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await page.getByRole('radio', { name: 'Best offer' }).check()
  await expect(page.getByRole('heading', { name: 'Two nights in the Sage Suite' })).toBeHidden()
  await page.getByRole('radio', { name: 'New offer' }).check()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('arrow keys go from segment to segment', async ({ page }) => {
  await page.goto('/segment/0/?mode=ios&lang=en&menu=closed')
  await hydrated(page)
  await page.getByRole('radio', { name: 'New product' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Sale' })).toBeChecked()
  await expect(page.getByText('Round tortoiseshell sunglasses')).toBeVisible()
})

import { expect, hydrated, test } from './support/test'

test('the list answers while one types, whatever the case, and says how many it found', async ({ page }) => {
  await page.goto('/search-bars/0/?mode=ios&lang=en&menu=closed')
  await hydrated(page)
  const rows = page.locator('[data-content] li')
  await expect(rows).toHaveCount(12)
  await page.getByRole('searchbox').fill('TRAM')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 of 12 shown')).toBeAttached()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rows).toHaveCount(12)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('nothing found is said with the word that was typed, and Cancel brings all back', async ({ page }) => {
  await page.goto('/search-bars/2/?mode=ios&lang=en&menu=closed')
  await hydrated(page)
  await page.getByRole('searchbox').fill('submarine')
  await expect(page.getByRole('heading', { name: /submarine/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'submarine' }).first()).toBeAttached()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('[data-content] li')).toHaveCount(8)
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})

test('Arabic is found without vowel signs and with any alef', async ({ page }) => {
  await page.goto('/search-bars/1/?mode=md&dir=rtl&menu=closed')
  await hydrated(page)
  await page.getByRole('searchbox').fill('الاغاني')
  await expect(page.locator('[data-content] li')).toHaveText(['الأغاني'])
})

test('the focus stays in the search field where keys end the search', async ({ page }) => {
  await page.goto('/search-bars/0/?mode=ios&lang=en&menu=closed')
  await hydrated(page)
  const field = page.getByRole('searchbox')
  await field.fill('submarine')
  await page.getByRole('status').filter({ hasText: 'submarine' }).first().waitFor({ state: 'attached' })
  await page.locator('[data-content]').getByRole('button').last().press('Enter')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await field.fill('tram')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

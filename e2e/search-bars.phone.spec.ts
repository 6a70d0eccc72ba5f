import { expect, test, waitForHydration } from './support/test'

test('the list filters while typing, ignores case, and announces the number of results', async ({ page }) => {
  await page.goto('/search-bars/0/?mode=ios&lang=en&menu=closed')
  await waitForHydration(page)
  const rows = page.locator('[data-content] li')
  await expect(rows).toHaveCount(12)
  await page.getByRole('searchbox').fill('TRAM')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 of 12 shown')).toBeAttached()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rows).toHaveCount(12)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('an empty result shows the search term, and Cancel restores the list', async ({ page }) => {
  await page.goto('/search-bars/2/?mode=ios&lang=en&menu=closed')
  await waitForHydration(page)
  await page.getByRole('searchbox').fill('submarine')
  await expect(page.getByRole('heading', { name: /submarine/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'submarine' }).first()).toBeAttached()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('[data-content] li')).toHaveCount(8)
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})

test('the search view offers recent searches, its back arrow ends it, and scopes filter the tours', async ({
  page,
}) => {
  await page.goto('/search-bars/2/?mode=md&lang=en&menu=closed')
  await waitForHydration(page)
  const rows = page.locator('[data-content] li')
  await page.getByRole('searchbox').focus()
  await page.getByRole('button', { name: 'canyon' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('canyon')
  await expect(rows).toHaveText([/^Two days along the red canyon/])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await page.getByRole('button', { name: 'At night' }).click()
  await expect(rows).toHaveCount(3)
})

test('Arabic is found without vowel marks and with any form of alef', async ({ page }) => {
  await page.goto('/search-bars/1/?mode=md&dir=rtl&menu=closed')
  await waitForHydration(page)
  await page.getByRole('searchbox').fill('الاغاني')
  await expect(page.locator('[data-content] li')).toHaveText(['الأغاني'])
})

test('the focus stays in the search field when a key ends the search', async ({ page }) => {
  await page.goto('/search-bars/0/?mode=ios&lang=en&menu=closed')
  await waitForHydration(page)
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

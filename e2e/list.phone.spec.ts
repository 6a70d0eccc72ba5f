import { openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

test('the index finds a pattern by name, shows when there is none, and links to it', async ({ page }) => {
  await openScreen(page, '/list/', { mode: 'ios' })
  const rows = page.getByRole('main').getByRole('listitem')
  const filter = page.getByRole('searchbox', { name: 'Filter patterns' })
  const rowCount = await rows.count()
  await filter.fill('SWIPE to')
  await expect(rows).toHaveCount(1)
  await filter.fill('zebra')
  await expect(page.getByRole('heading', { name: 'No results for “zebra”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(rows).toHaveCount(rowCount)
  await filter.fill('alert')
  await rows.getByRole('link').click()
  await expect(page).toHaveURL(/\/items\/alert\//)
})

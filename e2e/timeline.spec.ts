import { expect, hydrated, test } from './support/test'

test('a stop of the line answers with its time', async ({ page }) => {
  await page.goto('/timeline/1/?mode=ios')
  await hydrated(page)
  await expect(page.locator('[data-content] ol > li')).toHaveCount(7)
  await page.getByRole('button', { name: 'Freya sings the first ferry awake' }).click()
  await expect(page.getByText('06:10: Freya sings the first ferry awake')).toBeVisible()
})

test('right to left, the rail stands at the other side', async ({ page }) => {
  await page.goto('/timeline/0/?mode=md&dir=rtl')
  await hydrated(page)
  const rail = await page
    .locator('[data-content] ol > li')
    .first()
    .evaluate((stop) => getComputedStyle(stop, '::before').right)
  expect(rail).toBe('0px')
})

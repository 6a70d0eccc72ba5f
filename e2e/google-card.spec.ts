import { expect, hydrated, test } from './support/test'

test('a card opens from anywhere on it, its buttons do what they say', async ({ page }) => {
  await page.goto('/google-card/0/?mode=ios')
  await hydrated(page)
  const toast = (text: string) => page.locator('[data-overlay=toast]').filter({ hasText: text })
  await page.getByRole('button', { name: 'Zuri Mbeki', exact: true }).click()
  await expect(toast('Profile of Zuri Mbeki opened')).toBeVisible()
  const bookmark = page.getByRole('button', { name: 'Save Zuri Mbeki' })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expect(toast('Zuri Mbeki saved')).toBeVisible()
  await page.getByRole('button', { name: 'Share Zuri Mbeki' }).click()
  await expect(toast('Sharing the card of Zuri Mbeki')).toBeVisible()
})

test('share and explore name the place they belong to', async ({ page }) => {
  await page.goto('/google-card/1/?mode=md')
  await hydrated(page)
  await page.getByRole('button', { name: 'Explore Pico Verde' }).click()
  await expect(page.locator('[data-overlay=toast]')).toHaveText('More about Pico Verde')
})

test('tablets show the photos in two columns', async ({ page }) => {
  await page.goto('/google-card/2/?mode=ios&full=1&menu=closed')
  await hydrated(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  const cards = page.locator('[data-content] li')
  const top = async (index: number) => (await cards.nth(index).boundingBox())?.y
  await expect.poll(async () => (await top(0)) === (await top(1))).toBe(true)
  expect(await top(2)).toBeGreaterThan((await top(1)) ?? 0)
})

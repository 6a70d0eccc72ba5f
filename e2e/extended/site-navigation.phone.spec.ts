import { expect, test } from '../support/test'

test('on the narrowest phone the drawer shows all parts of the site in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login/0/?menu=open')
  const links = page.getByRole('group', { name: 'Site' }).getByRole('link')
  await expect(links).toHaveCount(5)
  const tops = await links.evaluateAll((elements) => elements.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

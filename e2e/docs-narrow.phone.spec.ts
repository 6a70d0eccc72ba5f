import { expect, test } from './support/test'

test('the documentation fits on the narrowest phones, its links with it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/docs/')
  const { scroll, client } = await page
    .locator('.sh-page')
    .evaluate((one) => ({ scroll: one.scrollWidth, client: one.clientWidth }))
  expect(scroll).toBeLessThanOrEqual(client)
  const link = page.getByRole('link', { name: 'Getting started' }).first()
  const box = (await link.boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(320)
  await expect(page.getByRole('link', { name: 'Patternbook' }).first()).toBeVisible()
})

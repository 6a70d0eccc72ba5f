import { overflowing } from '../support/overflow'
import { expect, hydrated, test } from '../support/test'
import { at, type Look, looks, named, pages } from '../support/urls'

for (const [index, { path, title }] of pages.entries()) {
  const look = looks[(index * 3) % looks.length] as Look
  test(`${path} opens in silence (${named(look)})`, async ({ page }) => {
    const response = await page.goto(at(path, look))
    expect(response?.status()).toBe(200)
    expect(await page.title()).toContain(title)
    await hydrated(page)
    expect(await overflowing(page)).toEqual([])
  })
}

test('a screen slides in, and back brings the list to where it was', async ({ page }) => {
  await page.goto('/items/login/?mode=ios')
  await hydrated(page)
  await page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first().click()
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(page).toHaveTitle(/Login \+ logo 2/)
  await page.goBack()
  await expect(page).toHaveURL(/\/items\/login\//)
  await expect(page.locator('[data-page]:not([inert]) a[href*="/login/1/"]').first()).toBeVisible()
})

test('an alert opens, keeps the focus, and Escape closes it', async ({ page }) => {
  await page.goto('/alert/0/?mode=md')
  await hydrated(page)
  await page.locator('[data-page]:not([inert]) [data-content] button').first().click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await alert.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)
})

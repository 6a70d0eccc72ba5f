import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })
test.beforeEach(({ consoleGuard }) => {
  // If JavaScript is disabled, Chromium reports every script as a failed request with the error `csp`.
  consoleGuard.allow(/^csp: .*\.js$/)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`without scripts a screen can be read (${scheme} device)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    for (const path of ['/home/', '/login/0/', '/list/']) {
      await page.goto(path)
      const colors = await page.evaluate(() => {
        const frame = getComputedStyle(document.querySelector('[data-frame]')!)
        return [frame.color, frame.backgroundColor]
      })
      const [textSum, backgroundSum] = colors.map((color) =>
        [...color.matchAll(/\d+/g)].slice(0, 3).reduce((sum, [channel]) => sum + Number(channel), 0),
      )
      expect(textSum, path).toBeLessThan(200)
      expect(backgroundSum, path).toBeGreaterThan(700)
    }
  })
}

test('without scripts the comparison links to each of its screens', async ({ page }) => {
  await page.goto('/compare/')
  await expect(page.getByRole('link', { name: 'All patterns' })).toBeVisible()
  for (const [name, mode] of [
    ['Login + logo 2, iOS', 'ios'],
    ['Login + logo 2, Material', 'md'],
  ] as const) {
    await page.goto('/compare/')
    await page.getByRole('link', { name }).tap()
    await expect(page).toHaveURL(new RegExp(`/login/1/\\?mode=${mode}`))
    await expect(page.getByRole('textbox').first()).toBeVisible()
  }
})

test('without scripts the side menu opens, closes, and navigates by plain links', async ({ page }) => {
  await page.goto('/home/')
  const settingsLink = page.getByRole('link', { name: 'Settings' })
  await expect(settingsLink).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).tap()
  await expect(settingsLink).toBeVisible()
  await page.getByRole('link', { name: 'Close the menu' }).tap({ position: { x: 370, y: 400 } })
  await expect(settingsLink).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).tap()
  await settingsLink.scrollIntoViewIfNeeded()
  await settingsLink.tap()
  await expect(page).toHaveURL(/\/settings\/$/)
})

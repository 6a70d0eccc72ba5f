import { expect, test, waitForHydration } from './support/test'

test('one press in the bar above the screen switches the platform, even while an alert is open', async ({
  page,
}) => {
  await page.goto('/alert/0/?mode=ios&menu=closed')
  await waitForHydration(page)
  const platformGroup = page.getByRole('group', { name: 'Platform' })
  const [iosButton, materialButton] = ['iOS', 'Material'].map((name) =>
    platformGroup.getByRole('button', { name }),
  )
  await expect(iosButton!).toHaveAttribute('aria-pressed', 'true')
  await materialButton!.tap()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'md')
  await expect(page).toHaveURL('/alert/0/?mode=md&menu=closed')
  await expect(materialButton!).toHaveAttribute('aria-pressed', 'true')
  await page.locator('[data-content]').getByRole('button').first().tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await iosButton!.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'ios')
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('one press in the bar switches the version of the platform', async ({ page }) => {
  await page.goto('/login/0/?mode=ios&menu=closed')
  await waitForHydration(page)
  const bar = page.getByRole('region', { name: 'Preview' })
  const html = page.locator('html')
  await bar.getByRole('button', { name: 'iOS 26. Switch to iOS 18' }).tap()
  await expect(html).toHaveAttribute('data-generation', '18')
  await bar.getByRole('button', { name: 'iOS 18. Switch to iOS 26' }).tap()
  await expect(html).toHaveAttribute('data-generation', '26')
  await bar.getByRole('button', { name: 'Material' }).tap()
  await bar.getByRole('button', { name: 'Expressive. Switch to Baseline' }).tap()
  await expect(html).toHaveAttribute('data-generation', 'baseline')
})

test('Escape closes the inspector before an alert below it', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/alert/0/?mode=ios&menu=closed')
  await waitForHydration(page)
  await page.locator('[data-content]').getByRole('button').first().tap()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  await page.getByRole('button', { name: 'Inspector: code and sharing' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Inspector' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(alert).toBeVisible()
})

test('the bar never covers the screen, and fits 320 pixels in both directions', { tag: '@extended' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const query of ['mode=ios&dir=rtl', 'mode=md&text=2&theme=dark']) {
    await page.goto(`/tab/0/tab/tab1/?${query}`)
    await waitForHydration(page)
    const barBox = await page.getByRole('region', { name: 'Preview' }).boundingBox()
    const frameBox = await page.locator('[data-frame]').boundingBox()
    expect(barBox).toEqual({ x: 0, y: 0, width: 320, height: 44 })
    expect(frameBox).toEqual({ x: 0, y: 44, width: 320, height: 596 })
    for (const button of await page.getByRole('region', { name: 'Preview' }).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(320)
      expect(box!.height).toBeGreaterThanOrEqual(44)
    }
  }
})

test('sharing on a phone offers no QR code', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/login/0/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Inspector: code and sharing' }).tap()
  await page.getByRole('tab', { name: 'Share' }).tap()
  await expect(page.getByRole('button', { name: 'Copy URL' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'On a phone' })).toBeHidden()
})

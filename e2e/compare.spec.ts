import { axeFindings } from './support/axe'
import { expect, test } from './support/test'

const frames = 'main iframe'

test('both platforms stand side by side, and what is tapped and typed in one happens in the other', async ({
  page,
}) => {
  await page.goto('/compare/?show=login/0&theme=light')
  const [ios, md] = [page.frameLocator(frames).first(), page.frameLocator(frames).last()]
  for (const [screen, mode] of [
    [ios, 'ios'],
    [md, 'md'],
  ] as const)
    await expect(screen.locator(`html[data-ready][data-mode=${mode}][data-embed]`)).toBeAttached()
  await ios.getByRole('textbox', { name: 'Username' }).fill('maya')
  await ios.getByRole('textbox', { name: 'Username' }).press('x')
  await expect(md.getByRole('textbox', { name: 'Username' })).toHaveValue('mayax')
  // With the keyboard: the pointer of the tests knows nothing of frames that are scaled.
  await ios.getByRole('button', { name: 'Login', exact: true }).press('Enter')
  await expect(md.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true')
})

test('scrolling goes along by its share of the whole, also against the direction', async ({ page }) => {
  await page.goto('/compare/?show=comment/0&by=dir&mode=md')
  const scroller = (at: number) =>
    page.frameLocator(frames).nth(at).locator('[data-page] [data-content]').first()
  for (const at of [0, 1])
    await expect(page.frameLocator(frames).nth(at).locator('html[data-ready]')).toBeAttached()
  await scroller(0).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scroller(1).evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
})

test('mirroring can be left off', async ({ page }) => {
  await page.goto('/compare/?show=login/0&mirror=0')
  for (const at of [0, 1])
    await expect(page.frameLocator(frames).nth(at).locator('html[data-ready]')).toBeAttached()
  await page.frameLocator(frames).first().getByRole('textbox', { name: 'Username' }).press('x')
  await expect(page.frameLocator(frames).first().getByRole('textbox', { name: 'Username' })).toHaveValue('x')
  await expect(page.frameLocator(frames).last().getByRole('textbox', { name: 'Username' })).toHaveValue('')
})

test('a comparison is its address, and goes back to the screen', async ({ page }) => {
  await page.goto('/compare/?show=alert/0')
  await page.getByRole('button', { name: 'Widths' }).click()
  await page.getByRole('button', { name: 'Platforms' }).click()
  await page.getByRole('button', { name: '768 pixels' }).click()
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('iOS')
  await expect(page).toHaveURL('/compare/?show=alert/0&by=width&widths=320,430,768&mode=ios')
  await page.reload()
  await expect(page.locator(frames)).toHaveCount(3)
  await expect(page.getByRole('figure').last()).toContainText('768 px')
  await page.getByRole('link', { name: 'Back to the screen' }).click()
  await expect(page).toHaveURL('/alert/0/?mode=ios')
})

test('accessibility has nothing to say against it, in any look, and it fits 320 pixels', async ({ page }) => {
  for (const query of ['theme=light&by=width', 'theme=dark&dir=rtl&by=mode,theme']) {
    await page.goto(`/compare/?show=login/0&${query}`)
    for (const frame of await page.locator(frames).all())
      await expect(frame.contentFrame().locator('html[data-ready]')).toBeAttached()
    expect(await axeFindings(page), query).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

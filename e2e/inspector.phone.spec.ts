import { axeFindings } from './support/axe'
import { expect, test, waitForHydration } from './support/test'

const inspectorButton = { name: 'Inspector: code and sharing' }

test('on a phone the inspector loads nothing before it is opened', async ({ page }) => {
  const loadedUrls: string[] = []
  page.on('response', (response) => loadedUrls.push(response.url()))
  await page.goto('/login/0/')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const before = loadedUrls.length
  expect(loadedUrls.filter((url) => url.includes('/code/'))).toEqual([])
  await page.getByRole('button', inspectorButton).tap()
  await expect(page.getByRole('region', { name: /login-0\.tsx$/ })).toBeVisible()
  expect(loadedUrls.length).toBeGreaterThan(before)
})

test('the inspector opens as a sheet, and Escape, a tap outside, and its close button close it', async ({
  page,
}) => {
  await page.goto('/login/1/?mode=ios')
  await waitForHydration(page)
  const sheet = page.getByRole('dialog', { name: 'Inspector' })
  const opener = page.getByRole('button', inspectorButton)
  await opener.tap()
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Code' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.tap()
  await expect(sheet).toBeVisible()
  await page.touchscreen.tap(200, 40)
  await expect(sheet).toBeHidden()
  await opener.tap()
  await page.getByRole('button', { name: 'Close inspector' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/login/1/?mode=ios')
})

test('the sheet traps Tab', async ({ page }) => {
  await page.goto('/login/0/')
  await waitForHydration(page)
  await page.getByRole('button', inspectorButton).tap()
  await expect(page.getByRole('region', { name: /login-0\.tsx$/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Share' }).tap()
  await expect(page.getByRole('button', { name: 'Copy URL' })).toBeVisible()
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.sh-inspector') !== null)).toBe(true)
  }
  expect(await axeFindings(page)).toEqual([])
})

test('embeds and the full-screen view have no inspector button', async ({ page }) => {
  for (const query of ['embed=1', 'full=1']) {
    await page.goto(`/login/0/?${query}`)
    await waitForHydration(page)
    await expect(page.getByRole('button', inspectorButton)).toBeHidden()
  }
})

test('at 320 pixels everything in the sheet fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login/0/?dir=rtl')
  await waitForHydration(page)
  await page.getByRole('button', inspectorButton).tap()
  for (const name of ['Code', 'Install', 'Share']) {
    await page.getByRole('tab', { name }).tap()
    await expect(page.locator('.inspector-loading')).toHaveCount(0)
    const overflowWidth = await page
      .locator('.inspector-body')
      .evaluate((body) => body.scrollWidth - body.clientWidth)
    expect(overflowWidth, name).toBe(0)
  }
})

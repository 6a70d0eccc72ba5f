import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { motionControls, seekToEnd, waitForEventNames } from '../support/motion-inspector'
import { pointInside, swipe } from '../support/swipe'
import { expect, test, waitForHydration } from '../support/test'

const openMotionTab = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Inspector: code and sharing' }).tap()
  const controls = motionControls(page)
  await controls.tab.tap()
  await expect(controls.pauseNextCheckbox).toBeVisible()
  return controls
}
const frame = (page: Page) => page.locator('[data-frame]')

test('on a phone the screen stays visible and usable above the inspector, and an alert can be paused there', async ({
  page,
}) => {
  const { pauseNextCheckbox, timeDisplay, timeSlider, eventLog } = await openMotionTab(
    page,
    '/alert/0/?mode=ios',
  )
  const [screenBox, sheetBox] = await Promise.all([
    frame(page).boundingBox(),
    page.locator('.sh-inspector').boundingBox(),
  ])
  expect(screenBox!.height).toBeGreaterThan(300)
  // The screen extends 16 px behind the rounded corners of the sheet. 1 px is for rounding.
  expect(screenBox!.y + screenBox!.height).toBeLessThanOrEqual(sheetBox!.y + 17)
  await pauseNextCheckbox.check()
  await page.getByRole('button', { name: /The Arch Room/ }).tap()
  await expect(timeDisplay).toHaveText('Paused 0 / 200 ms')
  await timeSlider.focus()
  await page.keyboard.press('PageUp')
  await expect(timeDisplay).toContainText(/Paused [1-9]/)
  await seekToEnd(timeSlider)
  await expect(page.locator('[data-overlay=alert]')).toHaveAttribute('data-state', 'presented')
  expect(await waitForEventNames(eventLog, 2)).toEqual(['will-present', 'did-present'])
  await page.keyboard.press('Escape')
})

test('Escape closes the inspector on every tab, after an open overlay, and restores the focus', async ({
  page,
}) => {
  await page.goto('/alert/0/?mode=ios')
  await waitForHydration(page)
  const opener = page.getByRole('button', { name: 'Inspector: code and sharing' })
  const closeButton = page.getByRole('button', { name: 'Close inspector' })
  for (const name of ['Code', 'Install', 'Share', 'Notes', 'Motion']) {
    await opener.tap()
    const tab = page.getByRole('tab', { name, exact: true })
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(closeButton, name).toBeHidden()
    await expect(opener, name).toBeFocused()
  }
  // The inspector opens with the tab that was selected last: Motion, above which the screen is usable.
  await opener.tap()
  await page.getByRole('button', { name: /The Arch Room/ }).tap()
  await expect(page.locator('[data-overlay=alert][data-state=presented]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-overlay=alert]')).toHaveCount(0)
  await expect(closeButton).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(closeButton).toBeHidden()
})

test('the drawer can be paused halfway, and is open at the end', async ({ page }) => {
  const { pauseNextCheckbox, timeDisplay, timeSlider } = await openMotionTab(page, '/items/login/?mode=ios')
  await pauseNextCheckbox.check()
  await page.locator('[data-page-slot]:not([inert]) .menu-button').click()
  await expect(timeDisplay).toHaveText('Paused 0 / 400 ms')
  const menuLeft = () =>
    page.locator('.sh-menu').evaluate((menu) => Math.round(menu.getBoundingClientRect().left))
  // The drawer is 304 px wide. While it is closed, it is 8 px farther out (drawer.css).
  expect(await menuLeft()).toBe(-312)
  await timeSlider.fill('100')
  await expect.poll(menuLeft).toBeGreaterThan(-312)
  expect(await menuLeft()).toBeLessThan(0)
  await seekToEnd(timeSlider)
  await expect.poll(menuLeft).toBe(0)
  await expect(timeDisplay).toContainText('Idle')
})

test('the gesture inspector draws a swiping finger, and names the gesture that captured it', async ({
  page,
}) => {
  const { gestureInspectorCheckbox, panel, pauseNextCheckbox } = await openMotionTab(
    page,
    '/items/login/?mode=ios',
  )
  await page.locator('[data-page-slot]:not([inert]) [data-content] a[href*="/login/1/"]').first().tap()
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await gestureInspectorCheckbox.check()
  const from = await pointInside(frame(page), 0.02, 0.5)
  await swipe(
    page,
    from,
    { x: from.x + 120, y: from.y + 4 },
    {
      onHold: async () => {
        await expect(page.locator('.motion-gesture-inspector')).toContainText('locked to x')
        await expect(panel.locator('.motion-gesture-details')).toContainText(/x \d+, y -?\d+ px\/s/)
      },
    },
  )
  await expect(pauseNextCheckbox).toBeVisible()
})

test('at 320 pixels everything fits, and axe finds no violations', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const dir of ['ltr', 'rtl']) {
    const { pauseNextCheckbox, timeDisplay, gestureInspectorCheckbox, playButton } = await openMotionTab(
      page,
      `/items/login/?mode=md&lang=en&dir=${dir}`,
    )
    await gestureInspectorCheckbox.check()
    await pauseNextCheckbox.check()
    await page.locator('[data-page-slot]:not([inert]) [data-content] a[href*="/login/1/"]').first().tap()
    await expect(timeDisplay).toContainText('Paused')
    for (const selector of ['.inspector-body', '.inspector-tabs', '.sh-inspector']) {
      const overflowWidth = await page
        .locator(selector)
        .evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflowWidth, `${selector}, ${dir}`).toBe(0)
    }
    await playButton.tap()
    await expect(timeDisplay).toContainText('Idle')
    expect(await axeFindings(page), dir).toEqual([])
  }
})

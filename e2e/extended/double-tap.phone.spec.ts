import { emulateSaveData } from '../support/network'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

test('a double tap on a button opens one overlay, even while its code is loading', async ({ page }) => {
  // With Save-Data, the code for overlays is not fetched before the first press.
  await emulateSaveData(page)
  await openScreen(page, '/alert/0/', { menu: 'closed' })
  let releaseScripts = () => {}
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route('**/*.js', async (route) => {
    await scriptsReleased
    await route.continue()
  })
  const opener = page.locator('[data-content] button').first()
  await opener.tap()
  await opener.tap()
  releaseScripts()
  await expect(page.locator('[data-overlay=alert][data-state=presented]')).toBeVisible()
  await expect(page.locator('[data-overlay=alert]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-overlay=alert]')).toHaveCount(0)
  await opener.tap()
  await expect(page.locator('[data-overlay=alert]')).toHaveCount(1)
})

test('the second tap of a double tap on a drawer row does not reach the new page', async ({ page }) => {
  await openScreen(page, '/home/', { menu: 'open', motion: '1' })
  const row = page.locator('.sh-nav a', { hasText: 'Settings' })
  await row.scrollIntoViewIfNeeded()
  const box = (await row.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  // Resolves with true if a click reaches the page before the drawer has closed.
  const clickReachedPage = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const preview = document.querySelector('.sh-preview')!
        preview.addEventListener('click', () => resolve(true))
        const drawer = document.querySelector('.sh-menu')!
        void Promise.allSettled(drawer.getAnimations().map((animation) => animation.finished)).then(() =>
          resolve(false),
        )
      }),
  )
  await page.touchscreen.tap(x + 60, y)
  expect(await clickReachedPage).toBe(false)
  await expect(page).toHaveURL(/\/settings\//)
})

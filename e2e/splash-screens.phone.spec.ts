import type { Page } from '@playwright/test'
import { button, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

/** Returns the elapsed time of the splash screen that lasts `duration` ms, in ms, or 0 if its animation has not started. */
const elapsedTime = (page: Page, duration: number) =>
  page.evaluate((duration) => {
    const animation = document
      .getAnimations()
      .find(({ effect }) => effect?.getComputedTiming().duration === duration)
    return Number(animation?.currentTime ?? 0)
  }, duration)

/** Ends the splash screen that lasts `duration` ms. Does nothing if its animation has not started. */
const finishSplash = (page: Page, duration: number) =>
  page.evaluate((duration) => {
    document
      .getAnimations()
      .find(({ effect }) => effect?.getComputedTiming().duration === duration)
      ?.finish()
  }, duration)

/** Returns the play state of the splash screen that lasts three seconds; undefined if its animation has not started. */
const playState = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().find(({ effect }) => effect?.getComputedTiming().duration === 3000)?.playState,
  )

for (const { name, path, duration } of [
  { name: 'Fade in + Ken Burns 1', path: '/splash-screens/0/', duration: 3000 },
  { name: 'Down + fade in', path: '/splash-screens/1/', duration: 3000 },
  { name: 'Down + Ken Burns', path: '/splash-screens/2/', duration: 4000 },
])
  test(`${name} returns to the list that opened it when it ends`, {
    tag: path === '/splash-screens/0/' ? [] : '@extended',
  }, async ({ page }) => {
    await openScreen(page, '/items/splashScreens/', { mode: 'ios', motion: '1' })
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(path))
    await expect(page.getByRole('heading', { name: 'Patternbook' })).toBeAttached()
    await expect.poll(() => elapsedTime(page, duration)).toBeGreaterThan(0)
    await finishSplash(page, duration)
    await expect(page).toHaveURL(/\/items\/splashScreens\//)
  })

test('a splash screen opened by its link leads to home in the same look when it ends, and can be restarted before that', async ({
  page,
}) => {
  await openScreen(page, '/splash-screens/0/', { mode: 'md', motion: '1' })
  await expect.poll(() => elapsedTime(page, 3000)).toBeGreaterThan(300)
  const timeBefore = await elapsedTime(page, 3000)
  await button(page, 'Options').click()
  await button(page, 'Restart screen').click()
  expect(await elapsedTime(page, 3000)).toBeLessThan(timeBefore)
  await page.keyboard.press('Escape')
  await expect.poll(() => playState(page)).toBe('running')
  await finishSplash(page, 3000)
  await expect(page).toHaveURL(/\/home\/\?.*mode=md/)
})

test('a splash screen opened by its link without any input does not leave; a press continues', async ({
  page,
}) => {
  // Browsers count code that a test runs in the page as user activation. In this test, only real input counts.
  await page.addInitScript(() => {
    let hasInput = false
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, () => (hasInput = true), true)
    const userActivation = {
      get hasBeenActive() {
        return hasInput
      },
    }
    Object.defineProperty(navigator, 'userActivation', { value: userActivation })
  })
  await openScreen(page, '/splash-screens/1/', { mode: 'md', dir: 'rtl', motion: '1' })
  const continueButton = button(page, 'متابعة')
  await expect.poll(() => elapsedTime(page, 3000)).toBeGreaterThan(0)
  await expect(continueButton).toHaveCount(0)
  await finishSplash(page, 3000)
  await expect(continueButton).toBeVisible()
  await expect(page).toHaveURL(/splash-screens\/1/)
  await continueButton.click()
  await expect(page).toHaveURL(/\/home\/\?.*mode=md/)
  await openScreen(page, '/splash-screens/0/', { mode: 'ios', motion: '1' })
  await finishSplash(page, 3000)
  await button(page, 'Continue').press('Enter')
  await expect(page).toHaveURL(/\/home\/\?.*mode=ios/)
})

test('a splash screen pauses while a dialog is open above it', { tag: '@extended' }, async ({ page }) => {
  // The animation runs at a tenth of its speed, so that a busy machine can open the dialogs before the animation ends.
  await openScreen(page, '/splash-screens/1/', { mode: 'ios', motion: '0.1' })
  await expect.poll(() => playState(page)).toBe('running')
  for (const [name, key] of [
    ['Search', 'ControlOrMeta+k'],
    ['Keyboard shortcuts', '?'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(await playState(page)).toBe('paused')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
    await expect.poll(() => playState(page)).toBe('running')
  }
  await finishSplash(page, 3000)
  await expect(page).toHaveURL(/\/home\//)
})

test('a splash screen waits until the menu that its link opens is closed', { tag: '@extended' }, async ({
  page,
}) => {
  await openScreen(page, '/splash-screens/1/', { mode: 'ios', motion: '0.1', menu: 'open' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect.poll(() => playState(page)).toBe('paused')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect.poll(() => playState(page)).toBe('running')
})

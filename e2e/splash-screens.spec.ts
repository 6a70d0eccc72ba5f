import { expect, hydrated, test } from './support/test'

test('a splash screen goes back to the list that opened it', async ({ page }) => {
  await page.goto('/items/splashScreens/?mode=ios')
  await hydrated(page)
  await page.locator('[data-content]').getByRole('link', { name: 'Down + fade in' }).click()
  await expect(page).toHaveURL(/\/splash-screens\/1\//)
  await expect(page).toHaveURL(/\/items\/splashScreens\//, { timeout: 15_000 })
})

test('opened by its link it goes home, and can be played again before', async ({ page }) => {
  await page.goto('/splash-screens/0/?mode=md')
  await hydrated(page)
  const replay = page.getByRole('button', { name: 'Play again' })
  const clock = () =>
    page.evaluate(() =>
      Math.max(
        ...document
          .getAnimations()
          .map(({ currentTime, effect }) =>
            effect?.getComputedTiming().duration === 3000 ? Number(currentTime) : 0,
          ),
      ),
    )
  await expect.poll(clock).toBeGreaterThan(300)
  const before = await clock()
  await replay.press('Enter')
  expect(await clock()).toBeLessThan(before)
  await expect(page).toHaveURL(/\/home\//, { timeout: 15_000 })
})

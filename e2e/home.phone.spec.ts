import { STORAGE_KEYS } from '@/lib/storage/types'
import { button, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

test('the introduction opens on the first visit only, and again if the URL asks for it', async ({ page }) => {
  const intro = page.getByRole('dialog', { name: 'Introduction to Patternbook' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const slider = intro.getByRole('slider')
  await test.step('not while the menu covers the page', async () => {
    await openScreen(page, '/home/', { mode: 'ios', menu: 'open' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(intro).toHaveCount(0)
  })
  await openScreen(page, '/home/', { mode: 'ios' })
  await test.step('three slides, back and forth, to Finish', async () => {
    await expect(slider).toHaveAttribute('aria-valuetext', 'Slide 1 of 3')
    await expect(button(page, 'Previous')).toHaveCount(0)
    await button(page, 'Next').click()
    await button(page, 'Previous').click()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Slide 1 of 3')
    await slider.press('End')
    await expect(button(page, 'Skip')).toHaveCount(0)
    await button(page, 'Finish').click()
    await expect(intro).toHaveCount(0)
  })
  await test.step('then the menu opens, and on the next visit it opens at once', async () => {
    await expect(menu).toBeVisible()
    await page.reload()
    await expect(menu).toBeVisible()
    await expect(intro).toHaveCount(0)
  })
  await test.step('the URL opens it once more, and it can be skipped', async () => {
    await openScreen(page, '/home/', { mode: 'md', intro: '1' })
    await button(page, 'Skip').click()
    await expect(intro).toHaveCount(0)
    await expect(page).not.toHaveURL(/intro/)
  })
})

test('home describes the site and links to its documentation', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.introSeen)
  await openScreen(page, '/home/', { menu: 'closed' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save hours\nof designing.')
  await expect(page.getByText(/^\d+ patterns and \d+ screens, in both reading directions/)).toBeVisible()
  await page.getByRole('link', { name: 'Read the documentation' }).click()
  await expect(page).toHaveURL(/\/docs\//)
})

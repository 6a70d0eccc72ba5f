import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '@/lib/storage/types'
import { expect, test, waitForHydration } from './support/test'

const drawerSelector = '.sh-menu'
/** Waits until the drawer does not move and is open (`isOpen` true) or closed (false). A partly open drawer counts as closed. */
const waitForDrawer = async (page: Page, isOpen: boolean) =>
  expect
    .poll(() =>
      page.evaluate((selector) => {
        const element = document.querySelector(selector) as HTMLElement
        if (element.getAnimations().length > 0) return 'moving'
        const { left, right } = element.getBoundingClientRect()
        return left >= 0 && right <= innerWidth ? 'open' : 'closed'
      }, drawerSelector),
    )
    .toBe(isOpen ? 'open' : 'closed')

const openMenu = async (page: Page) => {
  await page.locator('[data-page-slot]:not([inert]) .menu-button').click()
  await waitForDrawer(page, true)
}

test('home starts with the menu open after the introduction has been seen', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.introSeen)
  await page.goto('/')
  await waitForDrawer(page, true)
})

test('a deep link shows its screen and not the menu, unless its URL opens it', async ({ page }) => {
  await page.goto('/login/0/')
  await waitForDrawer(page, false)
  await page.goto('/login/0/?menu=open')
  await waitForDrawer(page, true)
})

test('the frame fills the phone below the bar, and the whole phone in full screen and in an embed', {
  tag: '@extended',
}, async ({ page }) => {
  await page.goto('/login/0/')
  expect(await page.locator('[data-frame]').boundingBox()).toEqual({ x: 0, y: 44, width: 390, height: 800 })
  for (const query of ['full=1', 'embed=1']) {
    await page.goto(`/login/0/?${query}`)
    expect(await page.locator('[data-frame]').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  }
})

test('the menu takes the focus, makes the page inert, and restores the focus', async ({ page }) => {
  await page.goto('/items/login/?mode=ios')
  await waitForHydration(page)
  await openMenu(page)
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await expect(dialog.getByRole('link').first()).toBeFocused()
  await expect(page.locator('.sh-preview')).toHaveAttribute('inert', '')
  await page.keyboard.press('Escape')
  await waitForDrawer(page, false)
  await expect(page.locator('.menu-button')).toBeFocused()
  await expect(page.locator('.sh-preview')).not.toHaveAttribute('inert', '')
})

test('a press outside the menu closes it', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/items/login/?mode=md')
  await waitForHydration(page)
  await openMenu(page)
  await page.mouse.click(370, 500)
  await waitForDrawer(page, false)
})

test('Back in the browser closes the menu and stays on the page', async ({ page }) => {
  await page.goto('/items/login/?mode=ios')
  await waitForHydration(page)
  await page.getByRole('link', { name: /Login \+ logo 1/ }).click()
  await expect(page).toHaveURL(/login\/0/)
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('patternbook:open-menu')))
  await waitForDrawer(page, true)
  await page.goBack()
  await waitForDrawer(page, false)
  await expect(page).toHaveURL(/login\/0/)
})

test('an entry of the menu closes it and opens its page', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/items/login/?mode=md')
  await waitForHydration(page)
  await openMenu(page)
  await page.getByRole('link', { name: /^Radio Button/ }).click()
  await waitForDrawer(page, false)
  await expect(page).toHaveURL('/items/radioButton/?mode=md')
})

for (const dir of ['ltr', 'rtl'] as const) {
  test(`a swipe opens the menu from the start edge and closes it (${dir})`, {
    tag: dir === 'rtl' ? '@extended' : [],
  }, async ({ page }) => {
    await page.goto(`/items/login/?mode=md&dir=${dir}`)
    await waitForHydration(page)
    const clientX = (fromStart: number) => (dir === 'ltr' ? fromStart : 390 - fromStart)
    const drag = async (from: number, to: number) => {
      await page.mouse.move(clientX(from), 500)
      await page.mouse.down()
      for (const step of [0.2, 0.4, 0.6, 0.8, 1])
        await page.mouse.move(clientX(from + (to - from) * step), 502)
      await page.mouse.up()
    }
    await drag(8, 260)
    await waitForDrawer(page, true)
    await drag(280, 30)
    await waitForDrawer(page, false)
  })
}

test('the menu is narrower on a small phone', { tag: '@extended' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login/0/?menu=open')
  await waitForDrawer(page, true)
  expect((await page.locator(drawerSelector).boundingBox())?.width).toBe(264)
})

test('the skip link to the screen closes an open drawer', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/login/0/?mode=md&menu=open&motion=reduced')
  await waitForHydration(page)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.getByRole('link', { name: 'Skip to the screen' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

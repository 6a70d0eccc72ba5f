import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'

const current = (page: Page) => page.locator('[data-page-slot]:not([inert])')
const tab = (page: Page, name: string) => current(page).getByRole('navigation').getByRole('link', { name })
const scroller = (page: Page) => current(page).locator('[data-content]')

const open = async (page: Page, path: string, mode = 'ios') => {
  await page.goto(`${path}?mode=${mode}&lang=en&menu=closed`)
  await hydrated(page)
}

test('a tab is a page with its own address, and takes one place in the history', async ({ page }) => {
  await open(page, '/items/tabs/')
  await current(page)
    .getByRole('link', { name: /All Posts/ })
    .click()
  await expect(tab(page, 'All Posts')).toHaveAttribute('aria-current', 'page')
  await tab(page, 'Followers').click()
  await expect(page).toHaveURL(/\/tab\/0\/tab\/tab2\//)
  await expect(current(page).getByRole('heading', { name: 'Followers' })).toBeVisible()
  await expect(tab(page, 'Followers')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/items\/tabs\//)
})

test('a tab is found as it was left: how far it was scrolled, and what was written', async ({ page }) => {
  await open(page, '/tab/1/tab/tab6/', 'md')
  await current(page).getByRole('textbox', { name: 'Your name' }).fill('Zuri')
  await tab(page, 'Likes').click()
  await expect(tab(page, 'Likes')).toHaveAttribute('aria-current', 'page')
  await scroller(page).evaluate((element) => element.scrollTo(0, 400))
  await tab(page, 'Send').click()
  await expect(current(page).getByRole('textbox', { name: 'Your name' })).toHaveValue('Zuri')
  await tab(page, 'Likes').click()
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(400)
})

test('a press on the current tab goes to the top of its page', async ({ page }) => {
  await open(page, '/tab/0/tab/tab2/')
  await scroller(page).evaluate((element) => element.scrollTo(0, 300))
  await tab(page, 'Followers').click()
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(0)
  await expect(page).toHaveURL(/\/tab\/0\/tab\/tab2\//)
})

for (const path of ['/tab/1/', '/tab/1/tab/']) {
  test(`${path} shows the first tab at its own address`, async ({ page }) => {
    await open(page, path)
    await expect(page).toHaveURL(/\/tab\/1\/tab\/tab4\//)
    await expect(tab(page, 'Likes')).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tab\/1\/tab\/tab4\/$/)
  })
}

test('the kebab of the product offers five things to do', async ({ page }) => {
  await open(page, '/tab/2/tab/tab7/')
  await current(page).getByRole('button', { name: 'More options' }).click()
  await page.getByRole('button', { name: 'Add to Favorites' }).click()
  await expect(page.getByText('Lumen 35 is among your favorites')).toBeVisible()
})

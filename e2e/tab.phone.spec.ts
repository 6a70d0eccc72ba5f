import type { Page } from '@playwright/test'
import {
  button,
  expectMessage,
  openScreen,
  tapAndExpectMessages,
  toggleAndExpectMessages,
} from './support/screen-actions'
import { expect, test } from './support/test'

const activePage = (page: Page) => page.locator('[data-page-slot]:not([inert])')
const tab = (page: Page, name: string) => activePage(page).getByRole('navigation').getByRole('link', { name })
const scroller = (page: Page) => activePage(page).locator('[data-content]')

test('a tab is a page with its own URL, and the tabs share one history entry', async ({ page }) => {
  await openScreen(page, '/items/tabs/', { mode: 'ios' })
  await activePage(page)
    .getByRole('link', { name: /All Posts/ })
    .click()
  await expect(tab(page, 'Recipes')).toHaveAttribute('aria-current', 'page')
  await tab(page, 'Followers').click()
  await expect(page).toHaveURL(/\/tab\/0\/tab\/tab2\//)
  await expect(activePage(page).getByRole('heading', { name: 'Followers' })).toBeVisible()
  await expect(tab(page, 'Followers')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/items\/tabs\//)
})

test('a tab keeps its scroll position and its input', async ({ page }) => {
  await openScreen(page, '/tab/1/tab/tab6/', { mode: 'md' })
  await activePage(page).getByRole('textbox', { name: 'From' }).fill('Zuri')
  await tab(page, 'Likes').click()
  await expect(tab(page, 'Likes')).toHaveAttribute('aria-current', 'page')
  await scroller(page).evaluate((element) => element.scrollTo(0, 200))
  await tab(page, 'Send').click()
  await expect(activePage(page).getByRole('textbox', { name: 'From' })).toHaveValue('Zuri')
  await tab(page, 'Likes').click()
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(200)
})

test('a press on the current tab scrolls to the top', async ({ page }) => {
  await openScreen(page, '/tab/0/tab/tab2/', { mode: 'ios' })
  // The code that shrinks the tab bar loads after the page, so the scroll movement is repeated.
  await expect(async () => {
    await scroller(page).evaluate((element) => element.scrollBy(0, 40))
    await expect(page.locator('[data-tab-bar-size=small]')).toBeVisible({ timeout: 200 })
  }).toPass()
  // The first press expands the small tab bar.
  await tab(page, 'Followers').click()
  await expect(page.locator('[data-tab-bar-size=large]')).toBeVisible()
  await tab(page, 'Followers').click()
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(0)
  await expect(page).toHaveURL(/\/tab\/0\/tab\/tab2\//)
})

for (const path of ['/tab/1/', '/tab/1/tab/']) {
  test(`${path} shows the first tab at its own URL`, async ({ page }) => {
    await openScreen(page, path, { mode: 'md' })
    await expect(page).toHaveURL(/\/tab\/1\/tab\/tab4\//)
    await expect(tab(page, 'Likes')).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tab\/1\/tab\/tab4\/$/)
  })
}

/** Opens a tab of the tab bar and waits until the tab is the current one. */
const openTab = async (page: Page, name: string) => {
  await tab(page, name).click()
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
}

test('recipes, followers, and comments respond', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/tab/0/tab/tab1/', { mode: 'ios' })
  await tapAndExpectMessages(page, [
    ['The Sunday stack at home', 'The Sunday stack at home opened'],
    ['Share The Sunday stack at home', 'Link copied'],
    ['View recipe for The Sunday stack at home', 'Recipe for The Sunday stack at home opened'],
    [/^Quick fruit salad/, 'Quick fruit salad opened'],
  ])
  await openTab(page, 'Followers')
  await tapAndExpectMessages(page, [[/^Inês Carvalho/, 'Inês Carvalho’s profile opened']])
  await openTab(page, 'Comments')
  await tapAndExpectMessages(page, [[/^I started it at eleven/, 'Replying to Maya Okafor']])
  await toggleAndExpectMessages(
    page,
    /^Like Maya Okafor’s comment/,
    'You like this comment',
    'You no longer like this comment',
  )
})

test('likes and comments respond, and sending a song empties the form', async ({ page }) => {
  await openScreen(page, '/tab/1/tab/tab4/', { mode: 'md' })
  await tapAndExpectMessages(page, [
    [/Tile by tile/, 'Tile by tile opened'],
    ['Shuffle', 'Shuffling the songs you like'],
  ])
  await openTab(page, 'Comments')
  await tapAndExpectMessages(page, [
    [/^Aiko Tanaka/, 'Replying to Aiko Tanaka'],
    ['Play', 'Playing “One key short”'],
    ['Pause', 'Paused'],
  ])
  await openTab(page, 'Send')
  const name = page.getByRole('textbox', { name: 'From' })
  await name.fill('Samir')
  await expect(activePage(page).getByText('from Samir')).toBeVisible()
  await button(page, 'Send').click()
  await expectMessage(page, 'Thank you, Samir. Your song is on its way.')
  await expect(name).toHaveValue('')
  await button(page, 'Send').click()
  await expectMessage(page, 'Thank you. Your song is on its way without your name.')
})

test('the menu of the product has four actions, and the reviews respond', async ({ page }) => {
  await openScreen(page, '/tab/2/tab/tab7/', { mode: 'ios' })
  for (const [action, message] of [
    ['Add to Cart', 'Lumen 35 is in your cart for $164.50'],
    ['Add to Favorites', 'Lumen 35 is in your favorites'],
    ['Read more info', 'Serviced this year, with a one-year warranty'],
    ['Delete Item', 'Lumen 35 was removed'],
  ] as const) {
    await button(page, 'More options').click()
    await tapAndExpectMessages(page, [[action, message]])
  }
  await openTab(page, 'Reviews')
  await tapAndExpectMessages(page, [[/^Amara Diallo/, 'Replying to Amara Diallo']])
})

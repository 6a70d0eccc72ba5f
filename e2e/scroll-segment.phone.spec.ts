import type { Page } from '@playwright/test'
import { button, expectMessage, openScreen, tapAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

const panel = (page: Page, index: number) => page.locator('[role=tabpanel]').nth(index)
const tab = (page: Page, index: number) => page.getByRole('tab').nth(index)
/** Waits until the panel has scrolled to the left edge of the frame. */
const waitForPanel = (page: Page, index: number) =>
  expect
    .poll(() => panel(page, index).evaluate((element) => Math.round(element.getBoundingClientRect().x)))
    .toBe(0)

/** Selects a tab with Enter, because a toast may cover tabs at the bottom, and waits for the panel of the tab. */
const selectTab = async (page: Page, index: number) => {
  await tab(page, index).press('Enter')
  await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true')
  await waitForPanel(page, index)
}

/** Follows a person and unfollows them again. Expects that a message and the label of the button show the state. */
const followAndUnfollow = async (page: Page, person: string) => {
  await button(page, 'Follow').click()
  await expectMessage(page, `You are following ${person}`)
  await button(page, 'Following').click()
  await expectMessage(page, `You are no longer following ${person}`)
  await expect(button(page, 'Follow')).toBeVisible()
}

test('dishes of three menus can be opened and ordered, and the buttons count the orders', async ({
  page,
}) => {
  await openScreen(page, '/scrollSegment/0/', { mode: 'ios', motion: '1' })
  await tapAndExpectMessages(page, [
    [/^Fruit bowl/, 'Fruit bowl, $9.80'],
    ['Add Eggs on rye for $7.40', 'Eggs on rye is in your order'],
  ])
  await button(page, 'Eggs on rye for $7.40: 1 in your order').click()
  await expect(button(page, 'Eggs on rye for $7.40: 2 in your order')).toHaveText('2')
  await tab(page, 1).click()
  await waitForPanel(page, 1)
  await tapAndExpectMessages(page, [[/^Lentil soup/, 'Lentil soup, $6.70']])
  await selectTab(page, 2)
  await tapAndExpectMessages(page, [['Add Donut stack for $6.40', 'Donut stack is in your order']])
})

test('acts of a festival can be added to the plan and removed on every day', async ({ page }) => {
  await openScreen(page, '/scrollSegment/1/', { mode: 'md' })
  const act = button(page, /^Paper Boats 5:00\sPM, Pier stage$/)
  await expect(button(page, /^Salt and Wire/)).toHaveAttribute('aria-pressed', 'true')
  await expect(act).toHaveAttribute('aria-pressed', 'false')
  await tapAndExpectMessages(page, [[/^Paper Boats/, 'Paper Boats is in your plan']])
  await expect(act).toHaveAttribute('aria-pressed', 'true')
  await tapAndExpectMessages(page, [[/^Paper Boats/, 'Paper Boats is no longer in your plan']])
  await selectTab(page, 1)
  await tapAndExpectMessages(page, [[/^Lemon Court/, 'Lemon Court is in your plan']])
  await selectTab(page, 2)
  await tapAndExpectMessages(page, [[/^Velvet Ferry/, 'Velvet Ferry is no longer in your plan']])
})

test('instruments, comments, and reviews open, and tabs with only an icon have names', async ({ page }) => {
  await openScreen(page, '/scrollSegment/2/', { mode: 'ios' })
  for (const [index, name] of ['Popular', 'Q&A', 'Reviews'].entries())
    await expect(tab(page, index)).toHaveAccessibleName(name)
  await tapAndExpectMessages(page, [[/Walnut record player/, 'Walnut record player opened']])
  await selectTab(page, 1)
  await tapAndExpectMessages(page, [[/^Priya Nair/, 'Replying to Priya Nair']])
  await selectTab(page, 2)
  await tapAndExpectMessages(page, [[/Aiko Tanaka/, 'Review by Aiko Tanaka opened']])
})

test('an artist can be followed and messaged; her pictures, comments, and reviews open', async ({ page }) => {
  await openScreen(page, '/scrollSegment/3/', { mode: 'md' })
  await followAndUnfollow(page, 'Freya Holm')
  await tapAndExpectMessages(page, [
    ['Message', 'New message to Freya Holm'],
    ['Where we turn around', 'Where we turn around opened'],
  ])
  await selectTab(page, 1)
  await expect(page.getByText('Helpful: 743')).toBeAttached()
  await tapAndExpectMessages(page, [[/^Noah Benitez/, 'Replying to Noah Benitez']])
  await selectTab(page, 2)
  await tapAndExpectMessages(page, [[/Samir Nassar/, 'Review by Samir Nassar opened']])
})

for (const { dir, swipeDirection } of [
  { dir: 'ltr', swipeDirection: -1 },
  { dir: 'rtl', swipeDirection: 1 },
]) {
  test(`${dir}: a swipe changes the page, and the indicator follows`, {
    tag: dir === 'rtl' ? '@extended' : [],
  }, async ({ page }) => {
    await openScreen(page, '/scrollSegment/3/', { mode: 'md', dir, motion: '1' })
    const indicatorPosition = () =>
      page
        .getByRole('tablist')
        .evaluate((list) => Number(getComputedStyle(list).getPropertyValue('--indicator-position')))
    // The swipe starts on the side of the next panel and crosses most of the frame, which is 390 px wide.
    const startX = 195 - swipeDirection * 120
    await page.mouse.move(startX, 600)
    await page.mouse.down()
    await page.mouse.move(startX + swipeDirection * 60, 600, { steps: 4 })
    await page.mouse.move(startX + swipeDirection * 240, 600, { steps: 6 })
    await expect.poll(indicatorPosition).toBeGreaterThan(0.1)
    await page.mouse.up()
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
    await waitForPanel(page, 1)
    await expect.poll(indicatorPosition).toBeCloseTo(1, 2)
  })

  test(`${dir}: arrow keys move between the tabs`, { tag: dir === 'rtl' ? '@extended' : [] }, async ({
    page,
  }) => {
    await openScreen(page, '/scrollSegment/2/', { mode: 'ios', dir })
    await tab(page, 0).focus()
    await page.keyboard.press(swipeDirection === -1 ? 'ArrowRight' : 'ArrowLeft')
    await expect(tab(page, 1)).toBeFocused()
    await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true')
  })
}

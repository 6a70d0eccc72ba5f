import type { Page } from '@playwright/test'
import {
  button,
  expectMessage,
  openScreen,
  tapAndExpectMessages,
  toggleAndExpectMessages,
} from './support/screen-actions'
import { pointInside, swipe } from './support/swipe'
import { expect, test } from './support/test'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

test('Tab reaches the actions and opens the row, Escape closes it, Delete removes it', async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/1/', { mode: 'md' })
  const rowCount = await rows(page).count()
  const row = rows(page).first()
  await row.getByRole('button').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Keep Volcano at sunrise' })).toBeFocused()
  await expect(row).toHaveAttribute('data-slid', 'open')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(rows(page)).toHaveCount(rowCount - 1)
  await expect(rows(page).first().getByRole('button').first()).toBeFocused()
})

test('an empty list can be restored', async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/0/', { mode: 'ios' })
  const rowCount = await rows(page).count()
  for (let remaining = rowCount; remaining > 0; remaining--) {
    await rows(page).first().getByRole('button').first().press('Delete')
    await expect(rows(page)).toHaveCount(remaining - 1)
  }
  await expect(page.getByRole('heading', { name: 'The queue is empty' })).toBeVisible()
  await button(page, 'Restore all').click()
  await expect(rows(page)).toHaveCount(rowCount)
})

test('a queue can be played, liked, saved, and shared, and each episode can be played', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/swipe-to-dismiss/0/', { mode: 'ios' })
  const title = 'Sunday walk'
  await tapAndExpectMessages(page, [
    [`Play ${title}`, `Playing ${title}`],
    [`Share ${title}`, 'Link copied'],
    [/^Umbrella weather/, 'Playing Umbrella weather'],
  ])
  await toggleAndExpectMessages(page, `Like ${title}`, `You like ${title}`, `You no longer like ${title}`)
  await toggleAndExpectMessages(page, `Save ${title}`, `${title} saved`, `${title} is no longer saved`)
})

for (const { path, mode, row, title } of [
  {
    path: '/swipe-to-dismiss/1/',
    mode: 'ios',
    row: /The lake at sunset Printed on heavy/,
    title: 'The lake at sunset',
  },
  {
    path: '/swipe-to-dismiss/2/',
    mode: 'md',
    row: /See the northern lights Lake Inari/,
    title: 'See the northern lights',
  },
])
  test(`a row opens its item, and Undo restores a deleted row (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    await tapAndExpectMessages(page, [[row, `${title} opened`]])
    await button(page, `Delete ${title}`).press('Enter')
    await expectMessage(page, `${title} deleted`)
    await expect(button(page, row)).toHaveCount(0)
    await button(page, 'Undo').click()
    await expectMessage(page, `${title} is back`)
    await expect(button(page, row)).toBeVisible()
  })

test('a long press on a row opens its actions as a menu and does not open the item', async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/0/', { mode: 'md' })
  const rowCount = await rows(page).count()
  const point = await pointInside(rows(page).first(), 0.5, 0.5)
  const menu = page.getByRole('dialog', { name: 'Actions for The night tram to Tromsø' })
  // By its timestamp, the touch ends after 900 ms, so that the browser does not treat the press as a tap.
  await swipe(page, point, point, {
    steps: 0,
    shouldPauseBeforeLift: false,
    intervalMs: 900,
    onHold: () => expect(menu).toBeVisible(),
  })
  await expect(page.locator('[data-overlay="toast"]')).toHaveCount(0)
  await menu.getByRole('button', { name: 'Delete The night tram to Tromsø' }).tap()
  await expect(rows(page)).toHaveCount(rowCount - 1)
  await expectMessage(page, 'The night tram to Tromsø deleted')
})

test('on Material the pressed state of an episode covers the whole row, including its play button', {
  tag: '@extended',
}, async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/0/', { mode: 'md' })
  const rowBox = await rows(page).first().boundingBox()
  const buttonBox = await rows(page).first().getByRole('button').first().boundingBox()
  expect(buttonBox).toEqual(rowBox)
})

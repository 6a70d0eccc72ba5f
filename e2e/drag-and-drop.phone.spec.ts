import type { Page } from '@playwright/test'
import { button, openScreen, tapAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const announcement = (page: Page) => page.locator('[data-page] [role="status"]')

test('the keyboard can pick up, move, and drop a row, and cancel a move', async ({ page }) => {
  await openScreen(page, '/drag-and-drop/2/', { mode: 'md' })
  const [first = '', second = ''] = await rows(page).evaluateAll((all) =>
    all.map((row) => row.querySelector('.text-body')?.textContent ?? ''),
  )
  await button(page, `Reorder ${first}`).focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(`${first} picked up, at position 1 of 6`)
  await page.keyboard.press('ArrowDown')
  await expect(announcement(page)).toHaveText(`${first} moved to position 2 of 6`)
  await page.keyboard.press('Space')
  await expect(announcement(page)).toHaveText(`${first} dropped at position 2 of 6`)
  await expect(rows(page).first()).toContainText(second)
  await expect(button(page, `Reorder ${first}`)).toBeFocused()

  await page.keyboard.press('Space')
  await expect(announcement(page)).toContainText('picked up')
  await page.keyboard.press('ArrowUp')
  await expect(announcement(page)).toContainText('moved to position 1')
  await page.keyboard.press('Escape')
  await expect(announcement(page)).toHaveText(`${first} is back at position 2 of 6`)
  await expect(rows(page).nth(1)).toContainText(first)
})

for (const { path, dir, action, announcementPattern } of [
  {
    path: '/drag-and-drop/2/',
    dir: 'ltr',
    action: 'Move to bottom',
    announcementPattern: / moved to position 6 of 6$/,
  },
  {
    path: '/drag-and-drop/0/',
    dir: 'rtl',
    action: 'نقل لأسفل',
    announcementPattern: /^تم نقل .* إلى الموضع ٢ من ١٤/,
  },
] as const)
  test(`a tap on a handle opens a menu that moves the row and announces it (${dir})`, {
    tag: dir === 'rtl' ? '@extended' : [],
  }, async ({ page }) => {
    await openScreen(page, path, { mode: dir === 'ltr' ? 'ios' : 'md', dir })
    const handle = rows(page).first().getByRole('button').last()
    const name = (await handle.getAttribute('aria-label')) ?? ''
    await handle.tap()
    await button(page, action).tap()
    await expect(announcement(page)).toHaveText(announcementPattern)
    await expect(button(page, name)).toBeFocused()
    await expect(button(page, name)).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, name)).toBeFocused()
  })

test('in Arabic the announcements are in Arabic, with Arabic digits', { tag: '@extended' }, async ({
  page,
}) => {
  await openScreen(page, '/drag-and-drop/1/', { mode: 'ios', dir: 'rtl' })
  await rows(page).first().getByRole('button').last().focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toContainText('١')
  await page.keyboard.press('ArrowDown')
  await expect(announcement(page)).toContainText('٢')
  await page.keyboard.press('Space')
  await expect(rows(page).nth(1).getByRole('button').last()).toBeFocused()
})

test('rows that can be reordered can also be opened, and the list can be shared', async ({ page }) => {
  await openScreen(page, '/drag-and-drop/1/', { mode: 'ios' })
  await tapAndExpectMessages(page, [
    ['Share list', 'Your list was shared in this order'],
    [/Daybreak suitcase .*Trailhouse/, 'Daybreak suitcase opened'],
  ])
  await openScreen(page, '/drag-and-drop/2/', { mode: 'md' })
  await tapAndExpectMessages(page, [[/Ziggy Rose Court/, 'Ziggy’s card opened']])
})

import type { Page } from '@playwright/test'
import { button, expectMessage, openScreen, tapAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

const segment = (page: Page, name: string) => page.getByRole('radio', { name })

test('arrow keys move between the segments, and the records on each page open', async ({ page }) => {
  await openScreen(page, '/segment/0/', { mode: 'ios' })
  await tapAndExpectMessages(page, [[/^Mango Season/, 'Mango Season opened']])
  await segment(page, 'New').focus()
  await page.keyboard.press('ArrowRight')
  await expect(segment(page, 'Sale')).toBeChecked()
  await tapAndExpectMessages(page, [[/^Letters to Beirut/, 'Letters to Beirut opened']])
  await expect(button(page, /^Mango Season/)).toHaveCount(0)
})

test('stories open, and so do the old ones', async ({ page }) => {
  await openScreen(page, '/segment/1/', { mode: 'md' })
  await tapAndExpectMessages(page, [[/Line 28 keeps its slow curve/, 'Line 28 keeps its slow curve opened']])
  await segment(page, 'Archive').check()
  await tapAndExpectMessages(page, [
    [/Red bridge gets its last coat/, 'Red bridge gets its last coat opened'],
  ])
})

test('a segment changes the page, and both pages keep their state', async ({ page }) => {
  await openScreen(page, '/segment/2/', { mode: 'md' })
  await tapAndExpectMessages(page, [['Two nights in the Sage Suite', 'Two nights in the Sage Suite opened']])
  const likeButton = button(page, '13 likes')
  await button(page, '12 likes').click()
  await expectMessage(page, 'Added to favorites')
  await button(page, '4 comments').click()
  await expectMessage(page, 'You joined the conversation')
  await segment(page, 'Best value').check()
  await expect(likeButton).toHaveCount(0)
  await button(page, '79 likes').click()
  await segment(page, 'Latest').check()
  await expect(likeButton).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, '5 comments').first()).toHaveAttribute('aria-pressed', 'true')
  await likeButton.click()
  await expectMessage(page, 'Removed from favorites')
  await segment(page, 'Best value').check()
  await expect(button(page, '80 likes')).toHaveAttribute('aria-pressed', 'true')
})

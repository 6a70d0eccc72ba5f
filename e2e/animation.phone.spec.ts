import type { Page } from '@playwright/test'
import { findOverflow } from './support/overflow'
import {
  button,
  expectMessage,
  openScreen,
  tapAndExpectMessages,
  toggleAndExpectMessages,
} from './support/screen-actions'
import { expect, test } from './support/test'

const rows = (page: Page) => page.locator('[data-page] .entrance')
const replayButton = (page: Page) => button(page, 'Play the animation again')

/** Returns the `transform` values of all keyframes in the running animations of the first row. */
const playedTransforms = (page: Page) =>
  rows(page)
    .first()
    .evaluate((row) =>
      row
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap(({ transform }) => (transform === undefined ? [] : [String(transform)])),
    )

test.describe('rows with an entrance animation', () => {
  test('are visible after they are scrolled into view, and have no inline style afterward', async ({
    page,
  }) => {
    await openScreen(page, '/animation/0/', { mode: 'ios', motion: '1' })
    await replayButton(page).click()
    const first = rows(page).first()
    await expect(first).toHaveAttribute('data-entrance', 'in')
    await expect(first).toHaveCSS('opacity', '1')
    await expect(first).not.toHaveAttribute('style', /\S/)
    const last = rows(page).last()
    await expect(last).toHaveAttribute('data-entrance', 'waiting')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toHaveCSS('opacity', '1')
  })

  test('play again on request', async ({ page }) => {
    await openScreen(page, '/animation/5/', { mode: 'md', motion: '1' })
    await expect(rows(page).first()).toHaveCSS('opacity', '1')
    await replayButton(page).click()
    await expect(rows(page).first()).toHaveCSS('opacity', '0')
    await expect(rows(page).first()).toHaveCSS('opacity', '1')
  })

  for (const { dir, startOffset } of [
    { dir: 'ltr', startOffset: '-3000px' },
    { dir: 'rtl', startOffset: '3000px' },
  ])
    test(`fly in from the start side in ${dir} without making the page wider`, async ({ page }) => {
      await openScreen(page, '/animation/4/', { mode: 'md', lang: 'en', dir, motion: '0.05' })
      await replayButton(page).click()
      await expect(rows(page).first()).toHaveAttribute('data-entrance', 'in')
      expect((await playedTransforms(page))[0]).toBe(`translateX(${startOffset})`)
      expect(await findOverflow(page)).toEqual([])
    })

  test('are visible at once when they get keyboard focus', { tag: '@extended' }, async ({ page }) => {
    await openScreen(page, '/animation/0/', { mode: 'md', motion: '0.05' })
    await replayButton(page).click()
    const thirdCheckbox = page.getByRole('checkbox').nth(2)
    await thirdCheckbox.focus()
    await expect(rows(page).nth(2)).toHaveCSS('opacity', '1')
    await page.keyboard.press('Space')
    await expect(thirdCheckbox).toBeChecked()
  })

  test('are in place with reduced motion, and there is no replay button', async ({ page }) => {
    await openScreen(page, '/animation/6/', { mode: 'ios' })
    for (const row of await rows(page).all()) await expect(row).toHaveCSS('opacity', '1')
    await expect(replayButton(page)).toBeHidden()
  })

  test('are visible without JavaScript', { tag: '@extended' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/animation/0/')
    await expect(rows(page).first()).toHaveCSS('opacity', '1')
    await context.close()
  })
})

test('a song can be added to the set list and removed', async ({ page }) => {
  await openScreen(page, '/animation/0/', { mode: 'ios' })
  const song = page.getByRole('checkbox', { name: /^Low Sun/ })
  await page.getByRole('listitem').filter({ has: song }).click()
  await expectMessage(page, 'Low Sun is on the set list')
  await expectMessage(page, 'The set list has 6 of 19 songs.')
  await song.press('Space')
  await expectMessage(page, 'Low Sun is not on the set list')
})

for (const { path, mode, expectedMessages } of [
  {
    path: '/animation/1/',
    mode: 'md',
    expectedMessages: [
      ['Place order', 'Order No. 28 has been placed'],
      [/Arch One headphones/, 'Arch One headphones opened'],
    ],
  },
  {
    path: '/animation/3/',
    mode: 'ios',
    expectedMessages: [
      ['Kiku, after midnight', 'Kiku, after midnight opened'],
      ['Share The Sunday dozen', 'Link copied'],
      ['Menu for The Sunday dozen', 'Menu for The Sunday dozen'],
    ],
  },
  { path: '/animation/4/', mode: 'md', expectedMessages: [[/Marrakesh/, 'Marrakesh opened']] },
  {
    path: '/animation/5/',
    mode: 'ios',
    expectedMessages: [[/The kettle from our first home/, 'The kettle from our first home opened']],
  },
  { path: '/animation/6/', mode: 'md', expectedMessages: [[/^Freya Holm/, 'Freya Holm’s profile opened']] },
  { path: '/animation/7/', mode: 'ios', expectedMessages: [[/^Maya Okafor/, 'Replying to Maya Okafor']] },
  {
    path: '/animation/8/',
    mode: 'md',
    expectedMessages: [
      ['Nine attempts at a sea blue', 'Nine attempts at a sea blue opened'],
      ['141 likes', 'Removed from favorites'],
      ['9 comments', 'You joined the conversation'],
    ],
  },
] satisfies { path: string; mode: string; expectedMessages: [string | RegExp, string][] }[])
  test(`animated items respond to a tap (${path})`, { tag: /[34678]/.test(path) ? '@extended' : [] }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openScreen(page, path, { mode })
    await tapAndExpectMessages(page, expectedMessages)
  })

test('animated events can be saved, and playlists liked, saved, and shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/animation/2/', { mode: 'ios' })
  await tapAndExpectMessages(page, [[/^Tiles of Lisbon/, 'Tiles of Lisbon opened']])
  await toggleAndExpectMessages(
    page,
    'Save Tiles of Lisbon',
    'Tiles of Lisbon saved',
    'Tiles of Lisbon is no longer saved',
  )
  await openScreen(page, '/animation/9/', { mode: 'md' })
  const title = 'Sunday, no plans'
  await tapAndExpectMessages(page, [
    [/^Rooms for Piano/, 'Playing Rooms for Piano'],
    ['Download Rooms for Piano', 'Downloading Rooms for Piano'],
    [`Share ${title}`, 'Link copied'],
  ])
  await toggleAndExpectMessages(page, `Like ${title}`, `You like ${title}`, `You no longer like ${title}`)
  await toggleAndExpectMessages(page, `Save ${title}`, `${title} saved`, `${title} is no longer saved`)
})

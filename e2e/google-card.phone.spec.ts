import { openScreen, tapAndExpectMessages, toggleAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

test('a card opens from anywhere on it, and its buttons show their messages', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/google-card/0/', { mode: 'ios' })
  await tapAndExpectMessages(page, [
    ['Kenji Mori', 'Kenji Mori’s profile opened'],
    ['Share Kenji Mori', 'Link copied'],
  ])
  await toggleAndExpectMessages(
    page,
    'Like Kenji Mori',
    'You like Kenji Mori',
    'You no longer like Kenji Mori',
  )
  await toggleAndExpectMessages(page, 'Save Kenji Mori', 'Kenji Mori saved', 'Kenji Mori is no longer saved')
})

test('the buttons of a card name their place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/google-card/1/', { mode: 'md' })
  await tapAndExpectMessages(page, [
    ['Pico Verde', 'Pico Verde opened'],
    ['Share Pico Verde', 'Link copied'],
    ['Ferry times for Pico Verde', 'Ferry times for Pico Verde'],
  ])
})

for (const { path, mode, cardTitle } of [
  { path: '/google-card/2/', mode: 'ios', cardTitle: 'The lavender road' },
  { path: '/google-card/3/', mode: 'md', cardTitle: 'Three mugs, one plate of cookies' },
])
  test(`a picture with a title is one large button (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    await tapAndExpectMessages(page, [[new RegExp(cardTitle), `${cardTitle} opened`]])
  })

test('a post can be liked, and its number of likes grows', async ({ page }) => {
  await openScreen(page, '/google-card/3/', { mode: 'ios' })
  await page.getByRole('button', { name: '48 likes' }).click()
  await expect(page.getByRole('button', { name: '49 likes', pressed: true })).toBeVisible()
})

test('tablets show the photos in two columns', { tag: '@extended' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openScreen(page, '/google-card/2/', { mode: 'ios' })
  const cards = page.getByRole('main').getByRole('listitem')
  const topOf = async (index: number) => (await cards.nth(index).boundingBox())?.y
  await expect.poll(async () => (await topOf(0)) === (await topOf(1))).toBe(true)
  expect(await topOf(2)).toBeGreaterThan((await topOf(1)) ?? 0)
})

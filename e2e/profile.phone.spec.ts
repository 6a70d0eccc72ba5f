import type { Page } from '@playwright/test'
import { button, expectMessage, openScreen, tapAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

/**
 * Removes a like and adds it again, then joins a conversation and leaves it. Expects that the number, the pressed state, and the
 * message change with each step.
 */
async function expectReactions(page: Page, likes: number, comments: number) {
  const steps = [
    [`${likes} likes`, `${likes - 1} likes`, 'Removed from favorites', false],
    [`${likes - 1} likes`, `${likes} likes`, 'Added to favorites', true],
    [`${comments} comments`, `${comments + 1} comments`, 'You joined the conversation', true],
    [`${comments + 1} comments`, `${comments} comments`, 'You left the conversation', false],
  ] as const
  for (const [before, after, message, isPressed] of steps)
    await test.step(message, async () => {
      await button(page, before).click()
      await expect(button(page, after)).toHaveAttribute('aria-pressed', String(isPressed))
      await expectMessage(page, message)
    })
}

test('a post opens, likes and comments count, and leaving the page resets them', async ({ page }) => {
  await openScreen(page, '/items/profile/', { mode: 'ios' })
  const openProfile = () => page.getByRole('link', { name: /With Avatar/ }).click()
  await openProfile()
  await tapAndExpectMessages(page, [['Nine pieces for one hand', 'Nine pieces for one hand opened']])
  await expectReactions(page, 128, 43)
  await button(page, '93 likes').click()
  await button(page, '92 likes').waitFor()
  await page.getByRole('link', { name: /^Back/ }).click()
  await expect(page).toHaveURL(/\/items\/profile\//)
  await openProfile()
  await expect(button(page, '93 likes')).toHaveAttribute('aria-pressed', 'true')
})

test('an artist can be followed and messaged', async ({ page }) => {
  await openScreen(page, '/profile/0/', { mode: 'md' })
  await tapAndExpectMessages(page, [
    ['Follow', 'You are following Kenji Mori'],
    ['Following', 'You are no longer following Kenji Mori'],
    ['Message', 'New message to Kenji Mori'],
  ])
})

for (const { path, mode, thirdPost, likes, comments } of [
  {
    path: '/profile/1/',
    mode: 'md',
    thirdPost: 'The last tram and the first bakery',
    likes: 151,
    comments: 4,
  },
  { path: '/profile/3/', mode: 'ios', thirdPost: 'Fog you can hear', likes: 87, comments: 15 },
])
  test(`posts change one by one, and the visible one responds (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    const slider = page.getByRole('slider', { name: 'Popular posts' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'Post 1 of 3')
    await slider.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Post 3 of 3')
    await tapAndExpectMessages(page, [[thirdPost, `${thirdPost} opened`]])
    await expectReactions(page, likes, comments)
  })

test('pictures can be liked, and a profile can be shared by its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/profile/2/', { mode: 'md' })
  await tapAndExpectMessages(page, [['City lights at night', 'City lights at night opened']])
  await expectReactions(page, 96, 4)
  await button(page, 'Share profile').click()
  await expectMessage(page, 'Link copied')
})

test('a person can be followed, and has photos, links to three networks, and three ways of contact', async ({
  page,
}) => {
  await openScreen(page, '/profile/4/', { mode: 'ios' })
  await tapAndExpectMessages(page, [
    ['Follow', 'You are following Omar Haddad'],
    ['Message', 'New message to Omar Haddad'],
    ['A blue ferry leaves the harbor at sunrise.', 'Photo opened'],
    // The next three messages enclose an inserted text in invisible direction marks. An unescaped dot matches a mark.
    ['haddad.example', /^Opening .haddad\.example.$/],
    ['omar@haddad.example', /^New message to .omar@haddad\.example.$/],
    ['+1 415 555 0134', /^Calling .\+1 415 555 0134.$/],
    ['Omar Haddad on Facebook', 'Omar Haddad on Facebook'],
    ['Omar Haddad on X', 'Omar Haddad on X'],
    ['Omar Haddad on Instagram', 'Omar Haddad on Instagram'],
  ])
})

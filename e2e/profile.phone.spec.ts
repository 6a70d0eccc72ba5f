import type { Page } from '@playwright/test'
import { answers, button, open, says } from './support/journey'
import { expect, test } from './support/test'

/** Takes a like back and gives it again, joins a conversation and leaves it: numbers, states and sentences follow. */
async function reacts(page: Page, likes: number, comments: number) {
  const steps = [
    [`${likes} likes`, `${likes - 1} likes`, 'Removed from favorites', false],
    [`${likes - 1} likes`, `${likes} likes`, 'Added to favorites', true],
    [`${comments} comments`, `${comments + 1} comments`, 'You joined the conversation', true],
    [`${comments + 1} comments`, `${comments} comments`, 'You left the conversation', false],
  ] as const
  for (const [before, after, sentence, pressed] of steps)
    await test.step(sentence, async () => {
      await button(page, before).click()
      await expect(button(page, after)).toHaveAttribute('aria-pressed', String(pressed))
      await says(page, sentence)
    })
}

test('a post opens, its heart and its bubble count, and leaving the page forgets it all', async ({
  page,
}) => {
  await open(page, '/items/profile/', { mode: 'ios' })
  const enter = () => page.getByRole('link', { name: /With Avatar/ }).click()
  await enter()
  await answers(page, [['Nine pieces for one hand', 'Nine pieces for one hand opened']])
  await reacts(page, 128, 43)
  await button(page, '86 likes').click()
  await button(page, '85 likes').waitFor()
  await page.getByRole('link', { name: /^Back/ }).click()
  await expect(page).toHaveURL(/\/items\/profile\//)
  await enter()
  await expect(button(page, '86 likes')).toHaveAttribute('aria-pressed', 'true')
})

test('an artist is followed and written to', async ({ page }) => {
  await open(page, '/profile/0/', { mode: 'md' })
  await answers(page, [
    ['Follow', 'You are following Kenji Mori'],
    ['Following', 'You are no longer following Kenji Mori'],
    ['Message', 'A new message to Kenji Mori'],
  ])
})

for (const { path, mode, third, likes, comments } of [
  { path: '/profile/1/', mode: 'md', third: 'Last ride, first bread', likes: 143, comments: 4 },
  { path: '/profile/3/', mode: 'ios', third: 'Fog you can hear', likes: 87, comments: 15 },
])
  test(`posts are turned like pages, and the one in front answers (${path})`, async ({ page }) => {
    await open(page, path, { mode })
    const place = page.getByRole('slider', { name: 'Popular posts' })
    await expect(place).toHaveAttribute('aria-valuetext', 'Post 1 of 3')
    await place.press('End')
    await expect(place).toHaveAttribute('aria-valuetext', 'Post 3 of 3')
    await answers(page, [[third, `${third} opened`]])
    await reacts(page, likes, comments)
  })

test('pictures can be liked, and a profile is shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/profile/2/', { mode: 'md' })
  await answers(page, [['Somebody is still up', 'Somebody is still up opened']])
  await reacts(page, 96, 4)
  await button(page, 'Share profile').click()
  await says(page, 'Link copied')
})

test('a person can be found in three networks and reached in three ways', async ({ page }) => {
  await open(page, '/profile/4/', { mode: 'ios' })
  await answers(page, [
    // Numbers and addresses stand isolated in their sentences, for the sake of Arabic.
    ['haddad.example', /^Opening .haddad\.example.$/],
    ['omar@haddad.example', /^A new message to .omar@haddad\.example.$/],
    ['+1 415 555 0134', /^Calling .\+1 415 555 0134.$/],
    ['Omar Haddad on Facebook', 'Omar Haddad on Facebook'],
    ['Omar Haddad on Twitter', 'Omar Haddad on Twitter'],
    ['Omar Haddad on Instagram', 'Omar Haddad on Instagram'],
  ])
})

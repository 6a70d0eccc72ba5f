import {
  button,
  expectMessage,
  openScreen,
  tapAndExpectMessages,
  toggleAndExpectMessages,
} from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode, title, messages } of [
  {
    path: '/parallax/0/',
    mode: 'ios',
    title: 'Rooftop hour',
    messages: [
      ['Play latest', 'Playing The piano on the fourth floor'],
      [/^Lagos, late/, 'Playing Lagos, late'],
      ['Download Lagos, late', 'Downloading Lagos, late'],
    ],
  },
  {
    path: '/parallax/1/',
    mode: 'md',
    title: 'End-of-summer sale',
    messages: [[/Sage Hour speaker/, 'Sage Hour speaker opened']],
  },
] satisfies { path: string; mode: string; title: string; messages: [string | RegExp, string][] }[])
  test(`a header can be liked, saved, and shared, and its rows respond (${path})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openScreen(page, path, { mode })
    await toggleAndExpectMessages(page, `Like ${title}`, `You like ${title}`, `You no longer like ${title}`)
    await toggleAndExpectMessages(page, `Save ${title}`, `${title} saved`, `${title} is no longer saved`)
    await tapAndExpectMessages(page, [[`Share ${title}`, 'Link copied'], ...messages])
  })

test('a person can be followed, and the portrait opens the profile', async ({ page }) => {
  await openScreen(page, '/parallax/2/', { mode: 'ios' })
  await toggleAndExpectMessages(
    page,
    'Follow Rosa Vidal',
    'You are following Rosa Vidal',
    'You are no longer following Rosa Vidal',
  )
  await tapAndExpectMessages(page, [[/^Rosa Vidal/, 'Rosa Vidal’s profile opened']])
})

test('a restaurant can be booked, rated, liked, commented on, shared, and contacted in five ways', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/parallax/3/', { mode: 'md' })
  await button(page, '8:15 PM').click()
  await tapAndExpectMessages(page, [['Book a table', 'Your table for 2 is booked for 8:15 PM']])
  const star = (number: number) =>
    page.getByRole('radiogroup', { name: 'Your rating' }).getByRole('radio', { name: `${number} of 5 stars` })
  await expect(star(4)).toBeChecked()
  await star(2).check()
  await expectMessage(page, 'Thank you. You gave Copper Pan 2 out of 5 stars.')
  await toggleAndExpectMessages(page, 'Like Copper Pan', 'Added to favorites', 'Removed from favorites')
  await toggleAndExpectMessages(
    page,
    'Comment on Copper Pan',
    'You joined the conversation',
    'You left the conversation',
  )
  await tapAndExpectMessages(page, [
    ['Share Copper Pan', 'Link copied'],
    // These messages enclose the inserted text in invisible direction marks. An unescaped dot matches a mark or a special space.
    [/^Address/, /^Getting directions to .4 Ferry Lane.$/],
    [/^Phone/, /^Calling .\+1 212 555 0148.$/],
    [/^Web/, /^Opening .copperpan\.example.$/],
    [/^Email/, /^Writing to .table@copperpan\.example.$/],
    [/^Hours/, /^Open .Tuesday to Sunday, noon to 11:00.PM.$/],
  ])
})

import { answers, open } from './support/journey'
import { expect, test } from './support/test'

for (const { path, mode, author } of [
  { path: '/comment/0/', mode: 'ios', author: 'Kenji Mori' },
  { path: '/comment/1/', mode: 'md', author: 'Freya Holm' },
])
  test(`six comments, and a tap on one begins an answer (${path})`, async ({ page }) => {
    await open(page, path, { mode })
    await expect(page.getByRole('heading', { name: '2,121 comments' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
    await answers(page, [[new RegExp(`^${author}`), `Your reply goes to ${author}`]])
  })

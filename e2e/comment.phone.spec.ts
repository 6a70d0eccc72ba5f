import { answers, open } from './support/journey'
import { expect, test } from './support/test'

for (const { path, mode, author, number } of [
  { path: '/comment/0/', mode: 'ios', author: 'Kenji Mori', number: 148 },
  { path: '/comment/1/', mode: 'md', author: 'Freya Holm', number: 86 },
])
  test(`a tap on one of six comments starts a reply (${path})`, async ({ page }) => {
    await open(page, path, { mode })
    await expect(page.getByRole('heading', { name: `${number} comments` })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
    await answers(page, [[new RegExp(`^${author}`), `Replying to ${author}`]])
  })

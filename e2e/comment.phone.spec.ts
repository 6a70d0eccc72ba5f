import { answers, button, open } from './support/journey'
import { expect, test } from './support/test'

for (const { path, mode, author, number } of [
  { path: '/comment/0/', mode: 'ios', author: 'Kenji Mori', number: 148 },
  { path: '/comment/1/', mode: 'md', author: 'Freya Holm', number: 86 },
])
  test(`a comment can be written, and a tap on one starts a reply (${path})`, async ({ page }) => {
    await open(page, path, { mode })
    await expect(page.getByRole('heading', { name: `${number} comments` })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
    await page.getByRole('textbox', { name: 'Add a comment' }).fill('See you at the boathouse.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7)
    await expect(page.getByRole('button', { name: /^You.*boathouse/ })).toBeInViewport()
    if (path === '/comment/0/') {
      const rows = page.getByRole('main').getByRole('listitem')
      await button(page, 'Oldest first').click()
      await expect(rows.first()).toContainText('boathouse')
      await expect(rows.nth(4)).toContainText('Priya Nair')
      await expect(rows.nth(5), 'a reply stays below its comment').toContainText('Noah Benitez')
      await button(page, 'Newest first').click()
      await expect(rows.first()).toContainText('Kenji Mori')
    }
    await answers(page, [[new RegExp(`^${author}`), `Replying to ${author}`]])
  })

import { button, openScreen, tapAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode, author, commentCount } of [
  { path: '/comment/0/', mode: 'ios', author: 'Kenji Mori', commentCount: 148 },
  { path: '/comment/1/', mode: 'md', author: 'Freya Holm', commentCount: 86 },
])
  test(`a comment can be written and answered (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    const rows = page.getByRole('main').getByRole('listitem')
    const field = page.getByRole('textbox', { name: 'Add a comment' })
    await expect(page.getByRole('heading', { name: `${commentCount} comments` })).toBeVisible()
    await expect(rows).toHaveCount(6)
    await field.fill('See you at the boathouse.')
    await button(page, 'Send').click()
    await expect(rows).toHaveCount(7)
    await expect(rows.filter({ hasText: /^You.*boathouse/ })).toBeInViewport()
    if (path === '/comment/0/') {
      await button(page, 'Oldest first').click()
      await expect(rows.first()).toContainText('boathouse')
      await expect(rows.nth(4)).toContainText('Priya Nair')
      await expect(rows.nth(5), 'a reply stays below its comment').toContainText('Noah Benitez')
      await button(page, 'Newest first').click()
      await expect(rows.first()).toContainText(author)
      await button(page, `Reply to ${author}`).click()
      await expect(page.getByText(`Replying to ${author}`)).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill('Mine too.')
      await field.press('Enter')
      await expect(rows.nth(1)).toContainText('Mine too.')
      await button(page, `Like the comment by ${author}, 31 likes`).click()
      await expect(button(page, `Like the comment by ${author}, 32 likes`)).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    } else await tapAndExpectMessages(page, [[new RegExp(`^${author}`), `Replying to ${author}`]])
  })

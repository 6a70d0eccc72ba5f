import { expect, hydrated, test } from './support/test'

for (const [path, author] of [
  ['/comment/0/', 'Kenji Mori'],
  ['/comment/1/', 'Freya Holm'],
])
  test(`six comments, and a tap on one begins an answer (${path})`, async ({ page }) => {
    await page.goto(`${path}?mode=ios`)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: '2,121 comments' })).toBeVisible()
    const comments = page.locator('[data-content]').getByRole('listitem')
    await expect(comments).toHaveCount(6)
    await comments.getByRole('button', { name: author }).click()
    await expect(page.locator('[data-overlay=toast]')).toHaveText(`Your reply goes to ${author}`)
  })

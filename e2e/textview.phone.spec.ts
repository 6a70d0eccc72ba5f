import { openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

for (const mode of ['ios', 'md'] as const)
  test(`an article shows typography, spans, buttons, and icons (${mode})`, {
    tag: mode === 'md' ? '@extended' : [],
  }, async ({ page }) => {
    await openScreen(page, '/items/textViews/', { mode })
    await page.getByRole('link', { name: /All/ }).click()
    await expect(page).toHaveURL(/\/textview\//)
    for (const name of ['Design', 'Spans', 'Buttons', 'Icons'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Design' }).getByRole('listitem')).toHaveCount(7)
    for (const name of ['Buy ticket', 'Add to favorites', 'Change trip', 'Cancel'])
      await expect(page.getByRole('button', { name })).toBeEnabled()
    for (const name of ['Thumbs up', 'Heart', 'Share'])
      await expect(page.getByRole('img', { name, exact: true })).toHaveCount(3)
  })

import { open } from './support/journey'
import { expect, test } from './support/test'

for (const { mode, style } of [
  { mode: 'ios', style: 'Large Title' },
  { mode: 'md', style: 'Display small' },
])
  test(`typography, spans, buttons, and icons appear with the names of the platform (${mode})`, async ({
    page,
  }) => {
    await open(page, '/items/textViews/', { mode })
    await page.getByRole('link', { name: /All/ }).click()
    await expect(page).toHaveURL(/\/textview\//)
    for (const name of ['Typography', 'Spans', 'Buttons', 'Icons'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(page.getByText(style, { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Typography' }).getByRole('listitem')).toHaveCount(7)
    for (const name of ['Default button', 'Button with icon', 'Outline button', 'Clear button'])
      await expect(page.getByRole('button', { name })).toBeEnabled()
    for (const name of ['Thumbs up', 'Heart', 'Share'])
      await expect(page.getByRole('img', { name, exact: true })).toHaveCount(3)
  })

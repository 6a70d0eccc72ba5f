import { open } from './support/journey'
import { expect, test } from './support/test'

for (const { path, mode, row, note } of [
  {
    path: '/check-boxes/0/',
    mode: 'md',
    row: 'Low Sun Song by Zuri Mbeki',
    note: ['None of them will be on this phone.', '1 of 25 will be on this phone.'],
  },
  {
    path: '/check-boxes/1/',
    mode: 'ios',
    row: 'Leo Lindqvist',
    note: ['3 of 6 said yes. Change it until noon.', '4 of 6 said yes. Change it until noon.'],
  },
  {
    path: '/check-boxes/2/',
    mode: 'ios',
    row: 'Songs',
    note: ['None of them is shown.', '1 of 6 are shown.'],
  },
] as const)
  test(`a tap on a row ticks it, another takes the tick away, and the note counts (${path})`, async ({
    page,
  }) => {
    await open(page, path, { mode })
    const box = page.getByRole('checkbox', { name: row, exact: true })
    const count = page.getByRole('status')
    await expect(count).toHaveText(note[0])
    await page.getByRole('listitem').filter({ has: box }).click()
    await expect(box).toBeChecked()
    await expect(count).toHaveText(note[1])
    await box.press('Space')
    await expect(box).not.toBeChecked()
    await expect(count).toHaveText(note[0])
  })

test('in Arabic the note counts with Arabic digits', async ({ page }) => {
  await open(page, '/check-boxes/1/', { dir: 'rtl' })
  await expect(page.getByRole('status')).toContainText('٣')
  await page.getByRole('checkbox', { checked: false }).first().check()
  await expect(page.getByRole('status')).toContainText('٤')
})

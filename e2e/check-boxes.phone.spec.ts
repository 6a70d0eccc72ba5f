import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode, rowName, countTexts } of [
  {
    path: '/check-boxes/0/',
    mode: 'md',
    rowName: 'Emergency numbers',
    countTexts: ['8 of 17 packed', '9 of 17 packed'],
  },
  {
    path: '/check-boxes/1/',
    mode: 'ios',
    rowName: 'Wei Zhang',
    countTexts: [
      '3 of 6 accepted. You can edit the list until noon.',
      '4 of 6 accepted. You can edit the list until noon.',
    ],
  },
  {
    path: '/check-boxes/2/',
    mode: 'ios',
    rowName: 'Roofs below the tower',
    countTexts: ['3 photos selected', '4 photos selected'],
  },
] as const)
  test(`a tap on a row checks it, Space unchecks it, and the count follows (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    const checkbox = page.getByRole('checkbox', { name: rowName, exact: true })
    const count = page.getByRole('status')
    await expect(count).toHaveText(countTexts[0])
    await page.getByRole('listitem').filter({ has: checkbox }).click()
    await expect(checkbox).toBeChecked()
    await expect(count).toHaveText(countTexts[1])
    await checkbox.press('Space')
    await expect(checkbox).not.toBeChecked()
    await expect(count).toHaveText(countTexts[0])
  })

test('in Arabic the count uses Arabic digits', { tag: '@extended' }, async ({ page }) => {
  await openScreen(page, '/check-boxes/1/', { dir: 'rtl' })
  await expect(page.getByRole('status')).toContainText('٣')
  await page.getByRole('checkbox', { checked: false }).first().check()
  await expect(page.getByRole('status')).toContainText('٤')
})

test('all photos can be selected and deselected at once, and selected photos can be deleted', async ({
  page,
}) => {
  await openScreen(page, '/check-boxes/2/', { mode: 'md' })
  const count = page.getByRole('toolbar', { name: 'Photos' }).getByRole('status')
  const checkboxes = page.getByRole('checkbox')
  await button(page, 'Select all').click()
  await expect(count).toHaveText('18 photos selected')
  await button(page, 'Deselect all').click()
  await expect(count).toHaveText('Select photos')
  await expect(button(page, 'Delete')).toBeDisabled()
  await checkboxes.first().check()
  await button(page, 'Delete').click()
  await expectMessage(page, '1 photo was deleted')
  await expect(checkboxes).toHaveCount(17)
  await expect(count).toHaveText('Select photos')
})

for (const mode of ['md', 'ios'])
  test(`a button adds an item to the packing list (${mode})`, {
    tag: mode === 'md' ? '@extended' : [],
  }, async ({ page }) => {
    await openScreen(page, '/check-boxes/0/', { mode })
    await button(page, 'Add an item').click()
    const dialog = page.getByRole('alertdialog', { name: 'Add to the packing list' })
    await dialog.getByRole('textbox', { name: 'Item' }).fill('Sunscreen')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expectMessage(page, 'Sunscreen was added to “Last minute”')
    await expectMessage(page, '8 of 18 packed')
    await page.getByRole('checkbox', { name: 'Sunscreen' }).check()
    await expectMessage(page, '9 of 18 packed')
    await button(page, 'Add an item').click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expectMessage(page, '9 of 18 packed')
  })

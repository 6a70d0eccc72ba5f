import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode, groupName, initialOption, otherOption, message, nextOption } of [
  {
    path: '/radio-button/0/',
    mode: 'md',
    groupName: 'Choose a time',
    initialOption: /^7–9 AM/,
    otherOption: /^11 AM–1 PM/,
    message: 'Arrives 11 AM–1 PM, 1.1 kg CO₂',
    nextOption: [/^1–3 PM/, 'Arrives 1–3 PM, 0.3 kg CO₂, van already nearby'],
  },
  {
    path: '/radio-button/1/',
    mode: 'ios',
    groupName: 'Choose a design',
    initialOption: /^Teal/,
    otherOption: /^Orchid/,
    message: 'Orchid is selected',
    nextOption: [/^Amber/, 'Amber is selected'],
  },
  {
    path: '/radio-button/2/',
    mode: 'ios',
    groupName: 'Plan',
    initialOption: /^Fixed desk/,
    otherOption: /^Day desk/,
    message: 'Day desk is selected',
    nextOption: [/^Fixed desk/, 'Fixed desk is selected'],
  },
] as const)
  test(`one option is selected from the start, a tap on a row selects another, and an arrow key the next (${path})`, async ({
    page,
  }) => {
    await openScreen(page, path, { mode })
    const choices = page.getByRole('radiogroup', { name: groupName })
    const radio = (name: string | RegExp) => page.getByRole('radio', { name, exact: true })
    await expect(radio(initialOption)).toBeChecked()
    await choices
      .getByRole('listitem')
      .filter({ has: radio(otherOption) })
      .click()
    await expect(radio(otherOption)).toBeChecked()
    await expect(radio(initialOption)).not.toBeChecked()
    await expectMessage(page, message)
    await radio(otherOption).press('ArrowDown')
    await expect(radio(nextOption[0])).toBeChecked()
    await expect(radio(nextOption[0])).toBeFocused()
    await expectMessage(page, nextOption[1])
  })

test('each day has its own times, the best one is selected, and a time can be reserved', async ({ page }) => {
  await openScreen(page, '/radio-button/0/', { mode: 'ios' })
  const days = page.getByRole('radiogroup', { name: 'Day' })
  await expect(days.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked()
  await days.getByRole('radio', { name: /^In 3 days/ }).check()
  await expect(page.getByRole('radio', { name: /^8 AM–noon/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^7–9 AM/ })).toHaveCount(0)
  await button(page, 'Reserve 8 AM–noon').click()
  await expectMessage(page, 'Breakfast delivery reserved: In 3 days, 8 AM–noon')
})

test('the card at the top has the selected design, and can be ordered', async ({ page }) => {
  await openScreen(page, '/radio-button/1/', { mode: 'md' })
  const card = page.getByRole('main').locator('picture').first()
  await expect(card).toHaveClass(/picture-preview-abstract-waves-teal/)
  await page.getByRole('radio', { name: /^Violet/ }).check()
  await expect(card).toHaveClass(/picture-preview-abstract-waves-violet/)
  await button(page, 'Order this card').click()
  await expectMessage(page, 'Your Violet card is on its way')
})

test('a plan lists its features, costs less per year, and can be chosen', async ({ page }) => {
  await openScreen(page, '/radio-button/2/', { mode: 'md' })
  await page.getByRole('radio', { name: /^Studio/ }).check()
  await expect(page.getByText('A lockable door and windows that open')).toBeVisible()
  await expect(page.getByText('Your key works day and night')).toHaveCount(0)
  await page.getByRole('radio', { name: /^Yearly/ }).check()
  await expect(page.getByText('$624')).toBeVisible()
  await button(page, 'Start with Studio').click()
  await expectMessage(page, 'Your key for Studio is ready at the front desk')
})

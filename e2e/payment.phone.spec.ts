import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

test('card number and date are formatted while typing, and the cursor keeps its position', async ({
  page,
}) => {
  await openScreen(page, '/payment/0/', { mode: 'ios' })
  const number = page.getByLabel('Card number')
  await number.pressSequentially('4242424242424242')
  await expect(number).toHaveValue('4242 4242 4242 4242')
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7))
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await expect(number).toHaveValue('4242 4942 4242 4242')
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
  await page.getByLabel('Exp. date').pressSequentially('930')
  await expect(page.getByLabel('Exp. date')).toHaveValue('09/30')
})

test('an invalid card shows an error at each field, and a valid one pays', async ({ page }) => {
  await openScreen(page, '/payment/0/', { mode: 'md' })
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const pay = () => button(page, 'Pay $47.98').click()
  await pay()
  for (const [label, error] of [
    ['Card number', 'Enter the card number.'],
    ['Cardholder', 'Enter the name as printed on the card.'],
    ['Exp. date', 'Enter the card’s expiration month and year.'],
    ['CVC code', 'Enter the card’s security code.'],
  ] as const)
    await expect(field(label)).toHaveAccessibleDescription(error)
  await field('Card number').fill('4242 4242 4242 4241')
  await field('Cardholder').fill('Maya Brooks')
  await field('Exp. date').fill('12/20')
  await field('CVC code').fill('12')
  await pay()
  await expect(field('Card number')).toBeFocused()
  await expect(field('Card number')).toHaveAccessibleDescription(/^This is not a valid card number/)
  await expect(field('Exp. date')).toHaveAccessibleDescription(/^This card expired in 12\/20/)
  await expect(field('CVC code')).toHaveAccessibleDescription(/^The code has three digits/)
  await field('Card number').fill('4242 4242 4242 4242')
  await field('Exp. date').fill('12/99')
  await field('CVC code').fill('123')
  await pay()
  await expectMessage(page, 'Thank you, Maya Brooks. You paid $47.98 with the card ending in 4242.')
})

for (const [mode, wallet, otherWallet] of [
  ['ios', 'Apple Pay', 'Google Pay'],
  ['md', 'Google Pay', 'Apple Pay'],
] as const)
  test(`the pay button belongs to the platform (${mode})`, async ({ page }) => {
    await openScreen(page, '/payment/0/', { mode })
    await button(page, wallet).click()
    await expectMessage(page, `Thank you. You paid $47.98 with ${wallet}.`)
    await expect(button(page, otherWallet)).toBeHidden()
  })

import { expect, hydrated, test } from './support/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/payment/0/?mode=ios')
  await hydrated(page)
})

test('what is typed takes its shape, and the caret stays where it was', async ({ page }) => {
  const number = page.getByLabel('Card Number')
  await number.pressSequentially('4242424242424242')
  await expect(number).toHaveValue('4242 4242 4242 4242')
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7))
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await expect(number).toHaveValue('4242 4942 4242 4242')
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
  await page.getByLabel('Exp. Date').pressSequentially('930')
  await expect(page.getByLabel('Exp. Date')).toHaveValue('09/30')
})

test('a card that does not exist is refused in words, a good one pays', async ({ page }) => {
  await page.getByLabel('Card Number').fill('4242 4242 4242 4241')
  await page.getByLabel('Card Holder').fill('Maya Brooks')
  await page.getByLabel('Exp. Date').fill('12/99')
  await page.getByLabel('CVC Code').fill('123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not the number of a card' })).toBeVisible()
  await expect(page.getByLabel('Card Number')).toBeFocused()
  await page.getByLabel('Card Number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Thank you, Maya Brooks.')).toBeVisible()
})

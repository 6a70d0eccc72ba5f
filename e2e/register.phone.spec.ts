import type { Page } from '@playwright/test'
import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

/** The error message of each field when it is empty. */
const requiredErrors = {
  Username: 'Choose a username.',
  Email: 'Enter an email address like name@example.com.',
  Password: 'Choose a password.',
  Country: 'Choose your country.',
  City: 'Enter your city.',
}
const formValues = { Username: 'freya', Email: 'freya@fjord', Password: 'sol', City: 'Bergen' }

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Picks Norway in the list of countries. */
const pickCountry = async (page: Page) => {
  await fieldOf(page, 'Country').press('Enter')
  const countries = page.getByRole('dialog', { name: 'Your country' })
  await countries.getByRole('searchbox').fill('nor')
  await button(page, 'Norway').click()
  await expect(countries).toHaveCount(0)
  await expect(fieldOf(page, 'Country')).toHaveValue('Norway')
  await expect(fieldOf(page, 'Country')).toBeFocused()
}

test('all five fields are required, the email address must be valid, and a message welcomes the visitor', async ({
  page,
}) => {
  await openScreen(page, '/register/0/', { mode: 'md' })
  await button(page, 'Register').click()
  for (const [label, error] of Object.entries(requiredErrors))
    await expect(fieldOf(page, label)).toHaveAccessibleDescription(error)
  await expect(fieldOf(page, 'Username')).toBeFocused()

  for (const [label, value] of Object.entries(formValues)) await fieldOf(page, label).fill(value)
  await pickCountry(page)
  await button(page, 'Register').click()
  await expect(fieldOf(page, 'Email')).toBeFocused()
  await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription(requiredErrors.Email)
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)

  await fieldOf(page, 'Email').fill('freya@fjord.example')
  await button(page, 'Register').click()
  const consent = page.getByRole('checkbox', { name: /terms/ })
  await expect(consent).toBeFocused()
  await expect(consent).toHaveAccessibleDescription('Accept the terms to continue.')
  await consent.press('Space')
  await button(page, 'Register').click()
  await expectMessage(page, 'Welcome to Patternbook, freya')
})

test('registration in two steps checks each step, and Back returns to the first one with its values', async ({
  page,
}) => {
  await openScreen(page, '/register/1/', { mode: 'ios' })
  await button(page, 'Continue').click()
  for (const label of ['Username', 'Email', 'Password'] as const)
    await expect(fieldOf(page, label)).toHaveAccessibleDescription(requiredErrors[label])
  await expect(fieldOf(page, 'Username')).toBeFocused()
  await fieldOf(page, 'Username').fill('freya')
  await fieldOf(page, 'Email').fill('freya@fjord.example')
  await fieldOf(page, 'Password').fill('sol')
  await button(page, 'Continue').click()
  await expect(fieldOf(page, 'Password')).toHaveAccessibleDescription(
    'Use at least 8 characters, including a number and a symbol.',
  )
  await fieldOf(page, 'Password').fill('sommer!7')
  await button(page, 'Continue').click()
  await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeFocused()

  await page.locator('[data-page-slot]:not([inert]) [data-back]').click()
  await expect(fieldOf(page, 'Email')).toHaveValue('freya@fjord.example')
  await button(page, 'Continue').click()

  await button(page, 'Create account').click()
  await expect(fieldOf(page, 'Country')).toBeFocused()
  for (const label of ['Country', 'City'] as const)
    await expect(fieldOf(page, label)).toHaveAccessibleDescription(requiredErrors[label])
  await pickCountry(page)
  await fieldOf(page, 'City').fill('Bergen')
  await page.getByRole('checkbox', { name: /terms/ }).press('Space')
  await button(page, 'Create account').click()
  await expectMessage(page, 'Welcome to Patternbook, freya')
})

test('registration can be skipped without input', async ({ page }) => {
  await openScreen(page, '/register/0/', { mode: 'ios' })
  await button(page, 'Skip').click()
  await expectMessage(page, 'You can register whenever you like')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

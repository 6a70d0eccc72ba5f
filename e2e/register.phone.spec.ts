import { button, open, says } from './support/journey'
import { expect, test } from './support/test'

/** The error messages of an empty form. */
const missing = {
  Username: 'Choose a username.',
  Password: 'Choose a password.',
  Email: 'Enter an email address like name@example.com.',
  Country: 'Choose your country.',
  City: 'Enter your city.',
}
const freya = { Username: 'freya', Password: 'sol', Email: 'freya@fjord', Country: 'Norway', City: 'Bergen' }

for (const { path, mode, submit } of [
  { path: '/register/0/', mode: 'md', submit: 'Register' },
  { path: '/register/1/', mode: 'ios', submit: 'Create account' },
])
  test(`all five fields are required, the email address must be valid, and a message welcomes the visitor (${path})`, async ({
    page,
  }) => {
    await open(page, path, { mode })
    const field = (label: string) => page.getByLabel(label, { exact: true })

    await button(page, submit).click()
    for (const [label, sentence] of Object.entries(missing))
      await expect(field(label)).toHaveAccessibleDescription(sentence)
    await expect(field('Username')).toBeFocused()

    const { Country: country, ...typed } = freya
    for (const [label, value] of Object.entries(typed)) await field(label).fill(value)
    await field('Country').press('Enter')
    const countries = page.getByRole('dialog', { name: 'Your country' })
    await countries.getByRole('searchbox').fill('nor')
    await button(page, country).click()
    await expect(countries).toHaveCount(0)
    await expect(field('Country')).toHaveValue(country)
    await expect(field('Country')).toBeFocused()
    await button(page, submit).click()
    await expect(field('Email')).toBeFocused()
    await expect(field('Email')).toHaveAccessibleDescription(missing.Email)
    await expect(page.locator('[aria-invalid]')).toHaveCount(2)

    await field('Email').fill('freya@fjord.example')
    await button(page, submit).click()
    const consent = page.getByRole('checkbox', { name: /terms/ })
    await expect(consent).toBeFocused()
    await expect(consent).toHaveAccessibleDescription('Accept the terms to continue.')
    await consent.press('Space')
    await button(page, submit).click()
    await says(page, 'Welcome to Patternbook, freya')
  })

test('registration can be skipped without input', async ({ page }) => {
  await open(page, '/register/0/', { mode: 'ios' })
  await button(page, 'Skip').click()
  await says(page, 'You can register whenever you like')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

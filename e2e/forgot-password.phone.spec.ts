import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode } of [
  { path: '/forgot-password/0/', mode: 'ios' },
  { path: '/forgot-password/1/', mode: 'md' },
])
  test(`a link is sent only to a valid address, which stays in the field (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    const email = page.getByRole('textbox', { name: 'Email' })
    for (const invalidEmail of ['', 'freya', 'freya@fjord']) {
      await email.fill(invalidEmail)
      await button(page, 'Send link').click()
      await expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com.')
      await expect(email).toBeFocused()
    }
    await email.fill('freya@fjord.example')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await button(page, 'Send link').click()
    if (path === '/forgot-password/1/') {
      await expectMessage(page, 'A link is on its way to freya@fjord.example')
    } else {
      const title = page.getByRole('heading', { level: 1, name: 'Check your inbox' })
      await expect(title).toBeFocused()
      await expect(page.getByText(/A link is on its way to freya@fjord.example/)).toBeVisible()
      await button(page, 'Use another address').click()
      await expect(title).toHaveCount(0)
    }
    await expect(email).toHaveValue('freya@fjord.example')
  })

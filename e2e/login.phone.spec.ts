import { button, expectMessage, openScreen, tapAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode, extraMessages } of [
  {
    path: '/login/0/',
    mode: 'ios',
    extraMessages: [
      ['Sign in with Apple', 'Continuing with Apple'],
      ['Terms', 'Opening the terms'],
      ['Privacy Policy', 'Opening the privacy policy'],
    ] satisfies [string, string][],
  },
  { path: '/login/1/', mode: 'md', extraMessages: [] },
])
  test(`both fields are required, and a message welcomes the visitor by name (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    const username = page.getByRole('textbox', { name: 'Username' })
    const password = page.getByLabel('Password', { exact: true })

    await test.step('Log in and Create account require both fields, and focus the first empty one', async () => {
      await button(page, 'Log in').click()
      for (const field of [username, password]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription("Field can't be empty.")
      }
      await expect(username).toBeFocused()
      await username.fill('maya')
      await expect(username).not.toHaveAttribute('aria-invalid')
      await button(page, 'Create account').click()
      await expect(password).toBeFocused()
    })

    await test.step('the password can be shown', async () => {
      await password.fill('correct horse')
      await button(page, 'Show password').click()
      await expect(password).toHaveAttribute('type', 'text')
      await button(page, 'Hide password').click()
      await expect(password).toHaveAttribute('type', 'password')
    })

    await test.step('Enter logs in, and the message does not contain the password', async () => {
      await password.press('Enter')
      await expectMessage(page, 'Welcome back, maya')
      await button(page, 'Create account').click()
      await expectMessage(page, 'An account for maya is ready')
    })

    await username.fill('')
    await tapAndExpectMessages(page, [
      ['Facebook', 'Continuing with Facebook'],
      ['X', 'Continuing with X'],
      ['Google', 'Continuing with Google'],
      ['Pinterest', 'Continuing with Pinterest'],
      ['Skip', 'You can log in at any time'],
      ...extraMessages,
    ])
  })

import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode } of [
  { path: '/new-password/0/', mode: 'ios' },
  { path: '/new-password/1/', mode: 'md' },
])
  test(`a new password must be typed twice (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    const password = page.getByLabel('Password', { exact: true })
    const confirm = page.getByLabel('Confirm', { exact: true })
    await button(page, 'Change password').click()
    await expect(password).toHaveAccessibleDescription('Enter a new password.')
    await expect(confirm).toHaveAccessibleDescription('Enter the password again.')
    await expect(password).toBeFocused()
    const fieldsAndErrors = await page.evaluate(() =>
      [...document.querySelectorAll('[data-page] :is([aria-invalid=true], [id$=-error])')].map((element) => ({
        isError: element.localName !== 'input',
        top: element.getBoundingClientRect().top,
      })),
    )
    expect(
      fieldsAndErrors.toSorted((a, b) => a.top - b.top).map(({ isError }) => isError),
      'each error is under its own field',
    ).toEqual([false, true, false, true])

    await password.fill('first')
    await confirm.fill('first')
    await button(page, 'Change password').click()
    await expect(password).toHaveAccessibleDescription(
      path === '/new-password/0/'
        ? 'Meet all three requirements below.'
        : 'Use at least eight characters, including a number or a symbol.',
    )
    await password.fill('first lamp 8!')
    await confirm.fill('second')
    await button(page, 'Change password').click()
    await expect(confirm).toBeFocused()
    await expect(confirm).toHaveAccessibleDescription('The passwords do not match.')

    await button(page, 'Show password').last().click()
    await expect(confirm).toHaveAttribute('type', 'text')
    await expect(password).toHaveAttribute('type', 'password')
    await confirm.fill('first lamp 8!')
    await confirm.press('Enter')
    if (path === '/new-password/0/') {
      await expectMessage(page, 'Your password has been changed')
      return
    }
    const title = page.getByRole('heading', { level: 1, name: 'Your password has been changed' })
    await expect(title).toBeFocused()
    await button(page, 'Continue').click()
    await expect(page).toHaveURL(/\/items\/newPassword\//)
  })

import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForHydration } from './test'
import { urlWithQuery } from './urls'

/**
 * Opens a screen and waits until it is hydrated. Motion is reduced by default, so that tests do not wait for animations.
 */
export async function openScreen(
  page: Page,
  path: string,
  query: Record<string, string> = {},
): Promise<void> {
  await page.goto(urlWithQuery(path, { motion: 'reduced', ...query }))
  await waitForHydration(page)
}

/** Returns the button with this name, or the button whose name matches the pattern. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Expects a toast or status message with this text, or one that matches the pattern. */
export const expectMessage = (page: Page, message: string | RegExp) =>
  expect(
    page.locator('[data-overlay=toast], [role=status]').getByText(message, { exact: true }),
  ).toBeVisible()

/** Taps a button after scrolling it to the middle, because a toast may cover the bottom of the screen. */
async function scrollAndTap(locator: Locator) {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await locator.tap()
}

/** Taps buttons one after another and expects a message after each tap. Needs a browser with touch input. */
export async function tapAndExpectMessages(
  page: Page,
  pairs: [name: string | RegExp, message: string | RegExp][],
) {
  for (const [name, message] of pairs)
    await test.step(`${name}: ${message}`, async () => {
      await scrollAndTap(button(page, name))
      await expectMessage(page, message)
    })
}

/** Taps a toggle button twice. Expects a message and the new pressed state after each tap. Needs a browser with touch input. */
export async function toggleAndExpectMessages(
  page: Page,
  name: string | RegExp,
  pressedMessage: string,
  unpressedMessage: string,
) {
  await test.step(`${name}: ${pressedMessage}, ${unpressedMessage}`, async () => {
    const toggleButton = button(page, name)
    await expect(toggleButton).toHaveAttribute('aria-pressed', 'false')
    await scrollAndTap(toggleButton)
    await expect(toggleButton).toHaveAttribute('aria-pressed', 'true')
    await expectMessage(page, pressedMessage)
    await scrollAndTap(toggleButton)
    await expect(toggleButton).toHaveAttribute('aria-pressed', 'false')
    await expectMessage(page, unpressedMessage)
  })
}

import { expect, type Page } from '@playwright/test'

/** The active page. */
export const current = (page: Page) => page.locator('[data-page-slot]:not([inert])')

/** A link in the content of the active page. */
export const linkTo = (page: Page, path: string) =>
  current(page).locator(`[data-content] a[href*="${path}"]`).first()

/** Waits until no transition runs or is held: one page is visible, and nothing of the transition remains. */
export const waitForTransition = (page: Page) =>
  page.waitForFunction(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-page-slot]:not(.hidden)')]
    return shown.length === 1 && shown[0]?.style.zIndex === ''
  })

/** Follows a link and waits until its page is active. */
export async function follow(page: Page, path: string): Promise<void> {
  await linkTo(page, path).click()
  await expect(page).toHaveURL(new RegExp(path))
  await waitForTransition(page)
}

import { expect, type Page } from '@playwright/test'

/** Returns the page of the stack that is not inert. */
export const activePage = (page: Page) => page.locator('[data-page-slot]:not([inert])')

/** Returns the first link to a path in the content of the active page. */
export const linkTo = (page: Page, path: string) =>
  activePage(page).locator(`[data-content] a[href*="${path}"]`).first()

/** Waits until no page transition runs or is controlled by a finger: one page is visible, and it has no inline `z-index`. */
export const waitForTransition = (page: Page) =>
  page.waitForFunction(() => {
    const visiblePages = [...document.querySelectorAll<HTMLElement>('[data-page-slot]:not(.hidden)')]
    return visiblePages.length === 1 && visiblePages[0]?.style.zIndex === ''
  })

/** Follows a link and waits until the transition has ended. */
export async function followLink(page: Page, path: string): Promise<void> {
  await linkTo(page, path).click()
  await expect(page).toHaveURL(new RegExp(path))
  await waitForTransition(page)
}

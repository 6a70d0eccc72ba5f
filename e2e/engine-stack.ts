import { expect, type Page } from '@playwright/test'

/** The page the user is on. */
export const current = (page: Page) => page.locator('[data-page-slot]:not([inert])')

/** A link in the content of that page. */
export const linkTo = (page: Page, path: string) =>
  current(page).locator(`[data-content] a[href*="${path}"]`).first()

/** No transition runs or is held: one page is shown, and nothing is left of how it came. */
export const still = (page: Page) =>
  page.waitForFunction(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-page-slot]:not(.hidden)')]
    return shown.length === 1 && shown[0]?.style.zIndex === ''
  })

/** Goes to a page through its link and waits until it is there. */
export async function follow(page: Page, path: string): Promise<void> {
  await linkTo(page, path).click()
  await expect(page).toHaveURL(new RegExp(path))
  await still(page)
}

import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './support/test'

test.use({ shouldShowNewsletter: true })

const offer = (page: Page) => page.getByRole('form', { name: /Stay tuned/ })
const screenLink = (page: Page, path: string) =>
  page.locator(`[data-page-slot]:not([inert]) [data-content] a[href*="${path}"]`).first()

/** Opens a list of screens, follows one of its links, and goes back. The newsletter is offered on this return. */
async function followLinkAndReturn(page: Page, query = '?mode=ios&menu=closed') {
  await page.goto(`/items/login/${query}`)
  await waitForHydration(page)
  await screenLink(page, '/login/0/').click()
  await expect(page).toHaveURL(/\/login\/0\//)
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/items\/login\//)
}

test('the offer is part of the list, does not take the focus or Back, and appears once', async ({ page }) => {
  await followLinkAndReturn(page)
  await expect(offer(page)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(offer(page).locator(':focus')).toHaveCount(0)
  // Leaves the list and returns to it with Back, which the offer does not intercept.
  await screenLink(page, '/login/1/').click()
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await expect(offer(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/items\/login\//)
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await expect(offer(page)).toHaveCount(0)
})

test('one press closes the offer', async ({ page }) => {
  await followLinkAndReturn(page)
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(screenLink(page, '/login/1/')).toBeFocused()
})

test('the form says that this is a demo, validates the address, and sends nothing', async ({ page }) => {
  const postedUrls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && postedUrls.push(request.url()))
  await followLinkAndReturn(page)
  await expect(offer(page)).toContainText('Nothing is sent')
  const field = offer(page).getByRole('textbox', { name: 'Your email' })
  await field.fill('maya')
  await offer(page).getByRole('button', { name: 'Send' }).click()
  await expect(field).toHaveAccessibleDescription('This is not a valid email address.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('maya@mail.example')
  await offer(page).getByRole('button', { name: 'Send' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(
    page.locator('[data-overlay=toast]').getByText(/maya@mail\.example.* is valid, but nothing was sent/),
  ).toBeVisible()
  expect(postedUrls).toEqual([])
})

test('the offer is in the language of the frame', { tag: '@extended' }, async ({ page }) => {
  await followLinkAndReturn(page, '?mode=md&dir=rtl&menu=closed')
  const arabicOffer = page.getByRole('form', { name: /تابع جديد/ })
  await expect(arabicOffer).toBeVisible()
  await arabicOffer.getByRole('button', { name: 'ليس الآن' }).click()
  await expect(arabicOffer).toHaveCount(0)
})

test('an embed does not show the offer', { tag: '@extended' }, async ({ page }) => {
  // The URL of an embed does not change, so this test checks the content of the page instead of the URL.
  await page.goto('/items/login/?embed=1')
  await waitForHydration(page)
  await screenLink(page, '/login/0/').click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.locator('[data-page-slot]:not([inert]) header').getByRole('link', { name: /^Back/ }).click()
  await expect(screenLink(page, '/login/1/')).toBeVisible()
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
})

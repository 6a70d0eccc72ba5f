import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'

test.use({ newsletter: true })

const offer = (page: Page) => page.getByRole('alertdialog', { name: /Stay tuned/ })
const row = (page: Page, path: string) =>
  page.locator(`[data-page-slot]:not([inert]) [data-content] a[href*="${path}"]`).first()

/** Opens a list of variants and goes through one of its rows. */
async function follow(page: Page, query = '?mode=ios&menu=closed') {
  await page.goto(`/items/login/${query}`)
  await hydrated(page)
  await row(page, '/login/0/').click()
  await expect(page).toHaveURL(/\/login\/0\//)
}

test('the screen comes first, then the offer, and that once', async ({ page }) => {
  await follow(page)
  await expect(offer(page)).toBeVisible()
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await offer(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/items/login/?menu=closed')
  await hydrated(page)
  await row(page, '/login/1/').click()
  await expect(page).toHaveURL(/\/login\/1\//)
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
})

test('it says that this is a demo, checks the address, and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await follow(page)
  await expect(offer(page)).toContainText('Nothing is sent')
  const field = offer(page).getByRole('textbox', { name: 'Your email' })
  await field.fill('maya')
  await offer(page).getByRole('button', { name: 'Send' }).click()
  await expect(offer(page).getByRole('alert')).toHaveText('This is not a complete email address.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('maya@mail.example')
  await offer(page).getByRole('button', { name: 'Send' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(
    page.locator('[data-overlay=toast]').getByText(/maya@mail\.example.* is valid, but nothing was sent/),
  ).toBeVisible()
  expect(sent).toEqual([])
})

test('it speaks the language of the frame', async ({ page }) => {
  await follow(page, '?mode=md&dir=rtl&menu=closed')
  const arabic = page.getByRole('alertdialog', { name: /تابع جديد/ })
  await expect(arabic).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(arabic).toHaveCount(0)
})

test('inside another page nothing is offered', async ({ page }) => {
  await page.goto('/items/login/?embed=1')
  await hydrated(page)
  await row(page, '/login/0/').click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}
const toast = (page: Page, text: string) => page.locator('[data-overlay=toast]').filter({ hasText: text })

test('a comment is sent under its name, then the form is empty again', async ({ page }) => {
  await visit(page, '/form/0/?mode=md')
  const name = page.getByRole('textbox', { name: 'Your name' })
  const text = page.getByRole('textbox', { name: 'Description' })
  await name.fill('Amara')
  await name.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await text.fill('Bring a thermos.')
  await page.getByRole('button', { name: 'Write comment' }).click()
  await expect(toast(page, 'Thank you, Amara. Your comment is out')).toBeVisible()
  await expect(name).toHaveValue('')
  await expect(text).toHaveValue('')
})

test('nothing is checked: an empty form is sent as well', async ({ page }) => {
  await visit(page, '/form/0/?mode=ios')
  await page.getByRole('button', { name: 'Write comment' }).click()
  await expect(toast(page, 'Your comment is out, without a name')).toBeVisible()
})

test('a review counts four stars until others are chosen, and goes back to four', async ({ page }) => {
  await visit(page, '/form/1/?mode=ios')
  const star = (number: number) => page.getByRole('radio', { name: `${number} of 5 stars` })
  const send = page.getByRole('button', { name: 'Write comment' })
  await expect(star(4)).toBeChecked()
  await send.click()
  await expect(toast(page, 'Your review: 4 of 5 stars')).toBeVisible()
  await star(2).check()
  await expect(page.getByText('It was all right')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Leo')
  await send.click()
  await expect(toast(page, 'Thank you, Leo. Your review: 2 of 5 stars')).toBeVisible()
  await expect(star(4)).toBeChecked()
})

test('in Arabic the left arrow goes to the star on the left, which is the next', async ({ page }) => {
  await visit(page, '/form/1/?mode=md&dir=rtl')
  const stars = page.getByRole('radio')
  await stars.nth(2).check()
  await stars.nth(2).press('ArrowLeft')
  await expect(stars.nth(3)).toBeChecked()
  await expect(stars.nth(3)).toBeFocused()
})

test('an address can be filled in by the browser and is saved for its city', async ({ page }) => {
  await visit(page, '/form/2/?mode=ios')
  await expect(page.getByRole('textbox', { name: 'Zip code' })).toHaveAttribute('autocomplete', 'postal-code')
  await expect(page.getByRole('textbox', { name: 'Zip code' })).toHaveAttribute('inputmode', 'numeric')
  await page.getByRole('textbox', { name: 'City' }).fill('Porto')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(toast(page, 'The next parcel goes to Porto')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('')
})

import { expect, hydrated, test } from './support/test'

test('a city in the dialog, a country in the list, an address in the sheet', async ({ page }) => {
  await page.goto('/select/0/?mode=ios')
  await hydrated(page)
  await page.getByRole('button', { name: 'City' }).click()
  await page.getByRole('radio', { name: 'Kyoto' }).check()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('button', { name: 'City' })).toContainText('Kyoto')

  await page.getByRole('button', { name: 'Country' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Portugal' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Country' })).toContainText('Japan')

  await page.getByRole('button', { name: 'Address' }).click()
  await page.getByRole('button', { name: '4 Ferry Lane' }).click()
  await expect(page.getByRole('button', { name: 'Address' })).toContainText('4 Ferry Lane')
})

test('several months can be ticked, and none', async ({ page }) => {
  await page.goto('/select/1/?mode=md')
  await hydrated(page)
  const month = page.getByRole('button', { name: 'Month' })
  await month.click()
  await page.getByRole('checkbox', { name: 'March' }).check()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(month).toContainText('January, March')
  await month.click()
  await page.getByRole('checkbox', { name: 'January' }).uncheck()
  await page.getByRole('checkbox', { name: 'March' }).uncheck()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expect(month).toContainText('None')
})

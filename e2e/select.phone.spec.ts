import type { Page } from '@playwright/test'
import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

/** Returns the button of a field. The accessible name of the button is the name of the field and the selected value. */
const field = (page: Page, name: string) => button(page, new RegExp(`^${name}`))
const pickOption = (page: Page, name: string) => page.getByRole('option', { name, exact: true }).click()

test('a city can be chosen in a dialog, a country in a list, an address in a sheet, and a date in two lists', async ({
  page,
}) => {
  await openScreen(page, '/select/0/', { mode: 'ios' })
  await test.step('the dialog applies the city on OK, and Cancel keeps the old one', async () => {
    for (const [city, buttonName, expectedCity] of [
      ['Kyoto', 'Cancel', 'Lisbon'],
      ['Kyoto', 'OK', 'Kyoto'],
    ] as const) {
      await field(page, 'City').click()
      await page.getByRole('radio', { name: city }).check()
      await button(page, buttonName).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(field(page, 'City')).toContainText(expectedCity)
    }
    await expectMessage(page, 'The postcard goes to Kyoto')
  })
  await test.step('the list opens at the selected country, and Escape keeps it', async () => {
    await expect(field(page, 'Country')).toHaveAttribute('aria-haspopup', 'listbox')
    await field(page, 'Country').click()
    const list = page.getByRole('listbox', { name: 'Country' })
    await expect(list.getByRole('option', { name: 'Portugal', selected: true })).toBeFocused()
    await expect(page.locator('[role=dialog], [aria-modal], [role^=menu]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(field(page, 'Country')).toBeFocused()
    await field(page, 'Country').click()
    await expect(list.getByRole('option', { name: 'Portugal' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Country')).toContainText('Japan')
    await expectMessage(page, 'Stamp for Japan added')
  })
  await test.step('with the keyboard: an arrow key opens the list, letters find a country, Space and Enter choose it', async () => {
    await expect(field(page, 'Country')).toBeFocused()
    await expect(field(page, 'Country')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'Japan', selected: true })).toBeFocused()
    await page.keyboard.type('no')
    await expect(page.getByRole('option', { name: 'Norway' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.getByRole('option').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('option').last()).toBeFocused()
    await page.keyboard.type('por')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Country')).toContainText('Portugal')
  })
  await test.step('Back closes the list and stays on the page', async () => {
    await field(page, 'Country').click()
    await expect(page.getByRole('option', { name: 'Portugal' })).toBeFocused()
    await page.evaluate(() => document.dispatchEvent(new Event('backbutton', { cancelable: true })))
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page).toHaveURL(/select\/0/)
  })
  await test.step('a dialog opened with a key focuses the selected city, and arrow keys select', async () => {
    await field(page, 'City').press('Enter')
    await expect(page.getByRole('radio', { name: 'Kyoto' })).toBeFocused()
    expect(
      await page.getByRole('radio', { name: 'Kyoto' }).evaluate((radio) => radio.matches(':focus-visible')),
    ).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: 'Kyoto' })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  await test.step('the sheet sets the address', async () => {
    await field(page, 'Address').click()
    await button(page, '4 Ferry Lane').click()
    await expect(field(page, 'Address')).toContainText('4 Ferry Lane')
    await expectMessage(page, 'Address set to 4 Ferry Lane')
  })
  await test.step('month and year are chosen separately', async () => {
    await field(page, 'Month').click()
    await pickOption(page, 'March')
    await expectMessage(page, 'Postmarked March 2009')
    await field(page, 'Year').click()
    await pickOption(page, '2011')
    await expectMessage(page, 'Postmarked March 2011')
  })
})

test('the postcard shows its address and can be sent', async ({ page }) => {
  await openScreen(page, '/select/0/', { mode: 'md' })
  await expect(page.getByRole('img', { name: /Lisbon, Portugal, postmarked January 2009$/ })).toBeVisible()
  await field(page, 'Country').click()
  await pickOption(page, 'Norway')
  await expect(page.getByRole('img', { name: /Lisbon, Norway/ })).toBeVisible()
  await button(page, 'Send postcard').click()
  await expectMessage(page, 'Your postcard to Norway is in the mail')
})

test('several options or none can be checked', async ({ page }) => {
  await openScreen(page, '/select/1/', { mode: 'md' })
  await expect(page.getByText('4 of 10 postcards')).toBeVisible()
  const setCheckboxes = async (name: string, changes: Record<string, boolean>) => {
    await field(page, name).click()
    for (const [title, checked] of Object.entries(changes))
      await page.getByRole('checkbox', { name: title }).setChecked(checked)
    await button(page, 'Done').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await setCheckboxes('Country', { Norway: true })
  await expect(field(page, 'Country')).toContainText('Portugal, Norway')
  await expectMessage(page, 'Showing postcards from Portugal, Norway')
  await setCheckboxes('Month', { March: true })
  await expectMessage(page, 'Showing postcards from January, March')
  await setCheckboxes('Month', { January: false, March: false })
  await expect(field(page, 'Month')).toContainText('None')
  await expectMessage(page, 'Nothing selected. Showing all postcards.')
  await setCheckboxes('Year', { 2010: true, 2009: false })
  await expect(field(page, 'Year')).toContainText('2010')
  await expectMessage(page, 'Showing postcards from 2010')
  await expect(page.getByText('0 of 10 postcards')).toBeVisible()
  await test.step('Cancel and Escape keep the selection', async () => {
    for (const closeMethod of ['Cancel', 'Escape']) {
      await field(page, 'Country').click()
      await page.getByRole('checkbox', { name: 'Japan' }).check()
      if (closeMethod === 'Cancel') await button(page, closeMethod).click()
      else await page.keyboard.press(closeMethod)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(field(page, 'Country')).toContainText('Portugal, Norway')
    }
  })
})

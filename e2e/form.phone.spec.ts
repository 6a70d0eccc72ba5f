import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

test('a question can be sent with or without a name, and empties the form', async ({ page }) => {
  await openScreen(page, '/form/0/', { mode: 'md' })
  const name = page.getByRole('textbox', { name: 'Your name' })
  const question = page.getByRole('textbox', { name: 'Question' })
  await question.fill('May we bring a small dog?')
  await page.getByRole('textbox', { name: 'Your stay' }).press('Enter')
  await expect(name).toBeFocused()
  await name.fill('Amara')
  await button(page, 'Send question').click()
  await expectMessage(page, 'Thank you, Amara. Ewa has your question.')
  await expect(name).toHaveValue('')
  await expect(question).toHaveValue('')
  await button(page, 'Send question').click()
  await expectMessage(page, 'Sent. Ewa has your question but not your name.')
})

test('a review starts at four stars, sends the chosen number, and returns to four', async ({ page }) => {
  await openScreen(page, '/form/1/', { mode: 'ios' })
  const star = (number: number) => page.getByRole('radio', { name: `${number} of 5 stars` })
  await expect(star(4)).toBeChecked()
  await button(page, 'Post review').click()
  await expectMessage(page, 'Thank you. You gave this stage 4 out of 5 stars.')
  await star(2).check()
  await expectMessage(page, '2 of 5 stars')
  await expect(page.getByText('It was all right')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Leo')
  await button(page, 'Post review').click()
  await expectMessage(page, 'Thank you, Leo. You gave this stage 2 out of 5 stars.')
  await expect(star(4)).toBeChecked()
})

test('in Arabic the left arrow key selects the star on the left, which is the next one', {
  tag: '@extended',
}, async ({ page }) => {
  await openScreen(page, '/form/1/', { mode: 'md', dir: 'rtl' })
  const stars = page.getByRole('radio')
  await stars.nth(2).check()
  await stars.nth(2).press('ArrowLeft')
  await expect(stars.nth(3)).toBeChecked()
  await expect(stars.nth(3)).toBeFocused()
})

for (const mode of ['ios', 'md'] as const)
  test(`an address is validated field by field, keeps its input, and is saved for its city (${mode})`, {
    tag: mode === 'md' ? '@extended' : [],
  }, async ({ page }) => {
    await openScreen(page, '/form/2/', { mode })
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const zip = field('Postal code')
    await expect(zip).toHaveAttribute('autocomplete', 'postal-code')
    await field('City').fill('Porto')
    await zip.fill('x')
    await button(page, 'Save address').click()
    await expect(field('First name')).toBeFocused()
    for (const [name, error] of [
      ['First name', 'Enter a first name.'],
      ['Last name', 'Enter a last name.'],
      ['Street', 'Enter a street address.'],
      ['Apartment', ''],
      ['City', ''],
      ['Postal code', 'Enter a postal code like 100001.'],
    ] as const)
      await expect(field(name), name).toHaveAccessibleDescription(error)
    await expect(field('City')).toHaveValue('Porto')
    const [cityBox, zipBox] = [await field('City').boundingBox(), await zip.boundingBox()]
    if (mode === 'md') expect(cityBox?.y, 'city and zip code are side by side').toBe(zipBox?.y)
    else expect(cityBox?.x, 'city and zip code are in one column').toBe(zipBox?.x)
    await field('First name').fill('Inês')
    await field('Last name').fill('Carvalho')
    await field('Street').fill('Rua da Prata 8')
    await zip.fill('1100-052')
    await zip.press('Enter')
    await expectMessage(page, 'Saved. We will send your next package to Porto.')
  })

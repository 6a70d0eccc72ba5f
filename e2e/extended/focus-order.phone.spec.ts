import { button, openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

test('at the first step of a wizard the focus moves from Previous to Next', async ({ page }) => {
  await openScreen(page, '/wizard/1/', { mode: 'ios' })
  await button(page, 'Next').click()
  await button(page, 'Previous').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Next')).toBeFocused()
})

test('a change of language keeps the focus and is announced in the new language', async ({ page }) => {
  await openScreen(page, '/settings/', { mode: 'md' })
  await page.getByRole('radio', { name: 'English' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'العربية' })).toBeFocused()
  await expect(page.getByText('نصوص العيّنات: العربية')).toHaveRole('status')
})

test('a filter of the patterns announces how many remain', async ({ page }) => {
  await openScreen(page, '/list/', { mode: 'ios' })
  await page.getByRole('searchbox', { name: 'Filter patterns' }).fill('alert')
  await expect(page.getByText(/^1 of \d+ patterns shown$/)).toHaveRole('status')
})

test('switches and segmented controls of iOS have an outline if the visitor prefers more contrast', async ({
  page,
}) => {
  const outlineStyles = () =>
    page.evaluate(() => {
      const outlineStyleOf = (element: Element | null, pseudoElement?: string) =>
        element && getComputedStyle(element, pseudoElement).outlineStyle
      return [
        outlineStyleOf(document.querySelector('[role=switch] + span')),
        outlineStyleOf(document.querySelector('[role=switch] + span'), '::after'),
        outlineStyleOf(document.querySelector('[role=radiogroup] > div'), '::before'),
      ]
    })
  await openScreen(page, '/settings/', { mode: 'ios' })
  expect(await outlineStyles()).toEqual(['none', 'none', 'none'])
  await page.emulateMedia({ contrast: 'more' })
  expect(await outlineStyles()).toEqual(['solid', 'solid', 'solid'])
})

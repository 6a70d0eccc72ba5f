import { button, open } from './support/screen-actions'
import { expect, test } from './support/test'

test('at the first step of a wizard the focus moves from Previous to Next', async ({ page }) => {
  await open(page, '/wizard/1/', { mode: 'ios' })
  await button(page, 'Next').click()
  await button(page, 'Previous').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Next')).toBeFocused()
})

test('a change of language keeps the focus and is announced in the new language', async ({ page }) => {
  await open(page, '/settings/', { mode: 'md' })
  await page.getByRole('radio', { name: 'English' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'العربية' })).toBeFocused()
  await expect(page.getByText('نصوص العيّنات: العربية')).toHaveRole('status')
})

test('a filter of the patterns announces how many remain', async ({ page }) => {
  await open(page, '/list/', { mode: 'ios' })
  await page.getByRole('searchbox', { name: 'Filter patterns' }).fill('alert')
  await expect(page.getByText(/^1 of \d+ patterns shown$/)).toHaveRole('status')
})

test('switches and segmented controls of iOS have an outline if the visitor prefers more contrast', async ({
  page,
}) => {
  const edges = () =>
    page.evaluate(() => {
      const edge = (element: Element | null, part?: string) =>
        element && getComputedStyle(element, part).outlineStyle
      return [
        edge(document.querySelector('[role=switch] + span')),
        edge(document.querySelector('[role=switch] + span'), '::after'),
        edge(document.querySelector('[role=radiogroup] > div'), '::before'),
      ]
    })
  await open(page, '/settings/', { mode: 'ios' })
  expect(await edges()).toEqual(['none', 'none', 'none'])
  await page.emulateMedia({ contrast: 'more' })
  expect(await edges()).toEqual(['solid', 'solid', 'solid'])
})

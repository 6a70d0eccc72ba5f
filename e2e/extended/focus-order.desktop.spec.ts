import { button, openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

test('at the last photo of an album the focus moves to Previous, and every photo is announced', async ({
  page,
}) => {
  await openScreen(page, '/full-image-gallery/', { mode: 'ios', gallery: '1.6' })
  const announcement = page.locator(
    '[data-page-slot]:not([inert]) [aria-roledescription=carousel] > [role=status]',
  )
  await button(page, 'Next picture').focus()
  await page.keyboard.press('Enter')
  await expect(announcement).toContainText('Picture 7 of 8')
  await page.keyboard.press('Enter')
  await expect(announcement).toContainText('Picture 8 of 8')
  await expect(button(page, 'Previous picture')).toBeFocused()
})

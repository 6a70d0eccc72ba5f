import { axeFindings } from '../support/axe'
import { expect, test, waitForHydration } from '../support/test'

test('on a phone the options change state, text size, language, and look while the screen is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/items/login/?mode=ios&dir=rtl&lang=en&theme=light&menu=closed')
  await waitForHydration(page)
  const html = page.locator('html')
  const frame = page.locator('[data-frame]')
  const optionsTab = page.getByRole('tab', { name: 'Options' })
  const choose = async (group: string, name: string) => {
    const radio = page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
    await radio.tap()
    await expect(radio).toBeChecked()
  }
  const opener = page.getByRole('button', { name: 'Options', exact: true })
  await opener.tap()
  await expect(optionsTab).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Ready' })).toBeChecked()
  await choose('State', 'Empty')
  await expect(page).toHaveURL(/[?&]state=empty/)
  await choose('Text size', '200%')
  await expect(page).toHaveURL(/[?&]text=2/)
  await choose('Language', 'العربية')
  await expect(frame).toHaveAttribute('lang', 'ar')
  await choose('iOS version', 'iOS 18')
  await expect(html).toHaveAttribute('data-generation', '18')
  await choose('Platform', 'Material')
  await choose('Material version', 'Baseline')
  await expect(html).toHaveAttribute('data-generation', 'baseline')
  await choose('Theme', 'Dark')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await choose('Accent', 'Green')
  await choose('Direction', 'LTR')
  await expect(html).toHaveAttribute('dir', 'ltr')
  expect(await axeFindings(page)).toEqual([])

  // At a width of 320 px and with the largest text, every option and tab fits the width of the window and is large enough to tap.
  const panel = page.getByRole('tabpanel')
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  for (const control of [...(await panel.locator('label').all()), ...(await page.getByRole('tab').all())]) {
    const box = (await control.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(320)
  }

  // The inspector button opens the Code tab, not the Options tab.
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.getByRole('button', { name: 'Inspector: code and sharing' }).tap()
  await expect(page.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true')
})

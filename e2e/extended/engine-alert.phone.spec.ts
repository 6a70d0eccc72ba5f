import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import {
  boxOf,
  chooseOption,
  clickButton,
  expectResult,
  labFrame,
  openLabPanel,
  setSwitch,
} from '../support/lab-panel'
import { expect, test } from '../support/test'

const reducedMotionQuery = { mode: 'ios', motion: 'reduced' }
const overlay = (page: Page) => page.locator('[data-overlay]')
const overlayButton = (page: Page, name: string) => overlay(page).getByRole('button', { name, exact: true })
const tapOutside = async (page: Page) => {
  const frameBox = await boxOf(page, '[data-frame]')
  await page.touchscreen.tap((frameBox.left + frameBox.right) / 2, frameBox.top + 12)
}
const DIALOG_SELECTOR = '[data-overlay] [data-overlay-surface]'

test.describe('an alert', () => {
  const openAlertPanel = (page: Page, query: Record<string, string> = reducedMotionQuery) =>
    openLabPanel(page, 'alert', query)
  const openAlert = async (page: Page) => {
    await clickButton(page, 'Open alert')
    await expect(page.locator('[data-overlay=alert][data-state=presented]')).toBeVisible()
  }

  for (const mode of ['ios', 'md'])
    test(`shows any of its parts inside the frame and without axe violations (${mode})`, async ({ page }) => {
      await openAlertPanel(page, { mode, motion: 'reduced' })
      for (const [fields, buttons, long] of [
        ['none', '1', false],
        ['none', '3', true],
        ['text', '2', false],
        ['radio', '2', false],
        ['checkbox', '3', false],
      ] as const)
        await test.step(`${fields}, ${buttons} buttons${long ? ', long' : ''}`, async () => {
          await chooseOption(page, 'Alert fields', fields)
          await chooseOption(page, 'Alert buttons', buttons)
          await setSwitch(page, 'Alert with long text', long)
          await openAlert(page)
          const [box, frameBox] = [await boxOf(page, DIALOG_SELECTOR), await boxOf(page, '[data-frame]')]
          expect(box.top).toBeGreaterThanOrEqual(frameBox.top)
          expect(box.bottom).toBeLessThanOrEqual(frameBox.bottom)
          expect(await axeFindings(page)).toEqual([])
          await overlay(page).getByRole('button').last().click()
          await expect(overlay(page)).toHaveCount(0)
        })
    })

  test('without a message has no description', async ({ page }) => {
    await openAlertPanel(page)
    await setSwitch(page, 'Alert message', false)
    await openAlert(page)
    await expect(page.getByRole('alertdialog', { name: 'Hold this room?' })).not.toHaveAttribute(
      'aria-describedby',
    )
  })

  test('closes by a tap outside, unless it requires an answer', async ({ page }) => {
    await openAlertPanel(page)
    await openAlert(page)
    await tapOutside(page)
    await expect(overlay(page)).toHaveCount(0)
    await expectResult(page, 'Alert: backdrop')
    await setSwitch(page, 'Alert requires an answer', true)
    await openAlert(page)
    await tapOutside(page)
    await page.keyboard.press('Escape')
    await overlayButton(page, 'Hold').click()
    await expectResult(page, 'Alert: hold')
  })

  test('Enter on a checkbox does not check it, Space does, and the result has the checked values', async ({
    page,
  }) => {
    await openAlertPanel(page)
    await chooseOption(page, 'Alert fields', 'checkbox')
    await openAlert(page)
    const checkbox = page.getByRole('checkbox', { name: 'Bicycle' })
    await checkbox.focus()
    await page.keyboard.press('Enter')
    await expect(checkbox).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(checkbox).toBeChecked()
    await overlayButton(page, 'Hold').click()
    await expectResult(page, 'Alert: hold, ["breakfast","bicycle"]')
  })

  test('wraps a long label', async ({ page }) => {
    await openAlertPanel(page)
    for (const fields of ['radio', 'checkbox']) {
      await chooseOption(page, 'Alert fields', fields)
      await openAlert(page)
      const rows = overlay(page).locator('label')
      const [short, long] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()]
      expect(long?.height).toBeGreaterThan(short?.height ?? 0)
      expect(long?.width).toBe(short?.width)
      await page.keyboard.press('Escape')
      await expect(overlay(page)).toHaveCount(0)
    }
  })

  test('grows with the text size', async ({ page }) => {
    const fontSizeAt = async (text: string) => {
      await openAlertPanel(page, { ...reducedMotionQuery, text })
      await openAlert(page)
      const size = await overlayButton(page, 'Hold').evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      )
      await page.keyboard.press('Escape')
      return size
    }
    const [defaultSize, largeSize] = [await fontSizeAt('1'), await fontSizeAt('1.5')]
    expect(largeSize / defaultSize).toBeCloseTo(1.5, 1)
  })
})

test.describe('an action sheet', () => {
  const openActionSheetPanel = (page: Page, query: Record<string, string> = reducedMotionQuery) =>
    openLabPanel(page, 'action-sheet', query)
  const openActionSheet = async (page: Page) => {
    await clickButton(page, 'Open action sheet')
    await expect(overlay(page).locator('[role=dialog]:focus-within')).toBeVisible()
    await expect(page.locator('[data-overlay=action-sheet][data-state=presented]')).toBeVisible()
  }
  const radio = (page: Page, name: string) => overlay(page).getByRole('radio', { name })

  test('returns role and data of the pressed button, including Cancel', async ({ page }) => {
    await openActionSheetPanel(page)
    await openActionSheet(page)
    await overlayButton(page, 'Share').click()
    await expectResult(page, 'Action sheet: share, share')
    await openActionSheet(page)
    await overlayButton(page, 'Cancel').click()
    await expectResult(page, 'Action sheet: cancel, kept')
  })

  test('closes after confirmation in an alert above it', async ({ page }) => {
    await openActionSheetPanel(page)
    await openActionSheet(page)
    await overlayButton(page, 'Delete').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator('[data-overlay=alert]')).toHaveCount(0)
    await expect(overlayButton(page, 'Delete')).toBeFocused()
    await overlayButton(page, 'Delete').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(overlay(page)).toHaveCount(0)
    await expectResult(page, 'Action sheet: destructive, delete')
  })

  test('closes by a tap outside, unless it requires an answer', async ({ page }) => {
    await openActionSheetPanel(page)
    await openActionSheet(page)
    await tapOutside(page)
    await expectResult(page, 'Action sheet: backdrop, no data')
    await setSwitch(page, 'Action sheet requires an answer', true)
    await openActionSheet(page)
    await tapOutside(page)
    await expect(page.locator('[data-overlay=action-sheet][data-state=presented]')).toHaveCount(1)
  })

  test('Tab and Shift+Tab move through its buttons and never to the page', async ({ page }) => {
    await openActionSheetPanel(page)
    await openActionSheet(page)
    for (const name of ['Share', 'Delete', 'Cancel']) {
      await page.keyboard.press('Tab')
      await expect(overlayButton(page, name)).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await expect(overlayButton(page, 'Delete')).toBeFocused()
    await expect(labFrame(page).locator('[data-stack]')).toHaveAttribute('inert', '')
  })

  for (const mode of ['ios', 'md'])
    test(`stays above the bottom safe area (${mode})`, async ({ page }) => {
      await openActionSheetPanel(page, { mode, motion: 'reduced' })
      await labFrame(page).evaluate((element) => element.style.setProperty('--safe-bottom', '34px'))
      await openActionSheet(page)
      const [cancelBox, frameBox] = [
        await overlayButton(page, 'Cancel').boundingBox(),
        await boxOf(page, '[data-frame]'),
      ]
      expect(frameBox.bottom - (cancelBox?.y ?? 0) - (cancelBox?.height ?? 0)).toBeGreaterThanOrEqual(33)
    })

  test('with radio buttons: arrow keys wrap, there is one tab stop, Space and Enter choose', async ({
    page,
  }) => {
    await openActionSheetPanel(page)
    await chooseOption(page, 'Action sheet buttons', 'radios')
    await openActionSheet(page)
    await expect(radio(page, 'Newest first')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(radio(page, 'Most read')).toBeFocused()
    await expect(radio(page, 'Most read')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(overlayButton(page, 'Cancel')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(radio(page, 'Most read')).toBeFocused()
    await page.keyboard.press('Space')
    await expectResult(page, 'Action sheet: no role, Most read')
    await openActionSheet(page)
    await expect(radio(page, 'Most read')).toBeFocused()
    await expect(radio(page, 'Most read')).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectResult(page, 'Action sheet: no role, Newest first')
  })

  for (const mode of ['ios', 'md'])
    test(`scrolls many buttons inside the frame, and axe finds no violations in radio buttons (${mode})`, async ({
      page,
    }) => {
      await openActionSheetPanel(page, { mode, motion: 'reduced', text: '1.5' })
      await chooseOption(page, 'Action sheet buttons', 'many')
      await openActionSheet(page)
      const [box, frameBox] = [await boxOf(page, DIALOG_SELECTOR), await boxOf(page, '[data-frame]')]
      expect(box.top).toBeGreaterThanOrEqual(frameBox.top)
      expect(box.bottom).toBeLessThanOrEqual(frameBox.bottom)
      await overlayButton(page, 'Room 24').click()
      await expect(overlay(page)).toHaveCount(0)
      await chooseOption(page, 'Action sheet buttons', 'radios')
      await openActionSheet(page)
      expect(await axeFindings(page)).toEqual([])
    })
})

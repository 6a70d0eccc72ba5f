import type { Page } from '@playwright/test'
import {
  boxOf,
  chooseOption,
  clickButton,
  expectResult,
  labFrame,
  openLabPanel,
  setSwitch,
} from '../support/lab-panel'
import { swipe } from '../support/swipe'
import { expect, test } from '../support/test'

const reducedMotionQuery = { mode: 'ios', motion: 'reduced' }
const overlaysOf = (page: Page, kind: string) => page.locator(`[data-overlay=${kind}]`)
const expectPresented = (page: Page, kind: string) =>
  expect(page.locator(`[data-overlay=${kind}][data-state=presented]`)).toHaveCount(1)
const logEntries = (page: Page, event: string, source: string) =>
  page.locator(`[data-event=${event}]`).filter({ hasText: source })

test('an alert that cannot be dismissed stays open until it can', async ({ page }) => {
  await openLabPanel(page, 'alert', reducedMotionQuery)
  await chooseOption(page, 'Alert can be dismissed', 'no')
  await clickButton(page, 'Open alert')
  await expectPresented(page, 'alert')
  await overlaysOf(page, 'alert').getByRole('button', { name: 'Hold' }).click()
  await page.keyboard.press('Escape')
  await expectPresented(page, 'alert')
  await chooseOption(page, 'Alert can be dismissed', 'yes')
  await overlaysOf(page, 'alert').getByRole('button', { name: 'Hold' }).click()
  await expectResult(page, 'Alert: hold')
})

test('an action sheet that asks before it closes follows the answer', async ({ page }) => {
  await openLabPanel(page, 'action-sheet', reducedMotionQuery)
  await chooseOption(page, 'Action sheet can be dismissed', 'asks')
  await clickButton(page, 'Open action sheet')
  await expectPresented(page, 'action-sheet')
  await page.keyboard.press('Escape')
  await overlaysOf(page, 'alert').getByRole('button', { name: 'Stay' }).click()
  await expect(overlaysOf(page, 'alert')).toHaveCount(0)
  await expectPresented(page, 'action-sheet')
  await page.keyboard.press('Escape')
  await overlaysOf(page, 'alert').getByRole('button', { name: 'Close' }).click()
  await expectResult(page, /^Action sheet: backdrop/)
})

test('an alert without a backdrop does not dim the page, and one without a focus trap does not make it inert', async ({
  page,
}) => {
  await openLabPanel(page, 'alert', reducedMotionQuery)
  await setSwitch(page, 'Alert backdrop', false)
  await clickButton(page, 'Open alert')
  await expectPresented(page, 'alert')
  await expect(overlaysOf(page, 'alert').locator('[data-backdrop]')).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  )
  await expect(labFrame(page).locator('[data-stack]')).toHaveAttribute('inert', '')
  await page.keyboard.press('Escape')
  await expect(overlaysOf(page, 'alert')).toHaveCount(0)
  await setSwitch(page, 'Alert traps focus', false)
  await clickButton(page, 'Open alert')
  await expectPresented(page, 'alert')
  await expect(labFrame(page).locator('[data-stack]')).not.toHaveAttribute('inert')
})

test('an alert without animations opens at once, even at a very slow speed', async ({ page }) => {
  await openLabPanel(page, 'alert', { mode: 'ios', motion: '0.05' })
  await setSwitch(page, 'Alert is animated', false)
  await clickButton(page, 'Open alert')
  await expectPresented(page, 'alert')
  expect(
    await overlaysOf(page, 'alert').evaluate((layer) => layer.getAnimations({ subtree: true }).length),
  ).toBe(0)
})

test('a Material alert shows its icon and its error', async ({ page }) => {
  await openLabPanel(page, 'alert', { mode: 'md', motion: 'reduced' })
  await setSwitch(page, 'Alert icon', true)
  await chooseOption(page, 'Alert fields', 'text')
  await setSwitch(page, 'Alert shows an error', true)
  await clickButton(page, 'Open alert')
  await expectPresented(page, 'alert')
  await expect(
    overlaysOf(page, 'alert').getByText('Someone else is holding this room right now.'),
  ).toBeVisible()
  await expect(overlaysOf(page, 'alert').locator('svg')).toBeVisible()
})

test('the button of a toast is on the chosen side', async ({ page }) => {
  await openLabPanel(page, 'toast', reducedMotionQuery)
  await setSwitch(page, 'Toast button', true)
  for (const side of ['start', 'end'] as const) {
    await chooseOption(page, 'Toast button side', side)
    await clickButton(page, 'Open toast')
    await expectPresented(page, 'toast')
    const buttonBox = await boxOf(page, '[data-overlay=toast] button')
    const textBox = await boxOf(page, '[data-overlay=toast] p')
    if (side === 'start') expect(buttonBox.right).toBeLessThanOrEqual(textBox.left)
    else expect(buttonBox.left).toBeGreaterThanOrEqual(textBox.right)
    await clickButton(page, 'Close toast')
    await expect(overlaysOf(page, 'toast')).toHaveCount(0)
  }
})

test('a choice in a nested popover can leave the outer one open', async ({ page }) => {
  await openLabPanel(page, 'popover', reducedMotionQuery)
  await setSwitch(page, 'Nested popover closes its parent', false)
  await clickButton(page, 'Open popover')
  await expectPresented(page, 'popover')
  await overlaysOf(page, 'popover').getByRole('button', { name: 'Outside', exact: true }).click()
  await overlaysOf(page, 'popover').getByRole('button', { name: 'Garden', exact: true }).click()
  await expect(overlaysOf(page, 'popover')).toHaveCount(1)
})

test('a popover opens at the left of the screen if the lab sets that side', async ({ page }) => {
  await openLabPanel(page, 'popover', { mode: 'md', motion: 'reduced' })
  await chooseOption(page, 'Popover trigger position', 'end')
  await chooseOption(page, 'Popover physical side', 'left')
  await clickButton(page, 'Open popover')
  await expectPresented(page, 'popover')
  const popoverBox = await boxOf(page, '[data-overlay=popover] [role=dialog]')
  const triggerBox = await boxOf(page, '[data-frame] button[aria-haspopup].bg-tint-fill')
  expect(popoverBox.right).toBeLessThanOrEqual(triggerBox.left)
})

test('a sheet accepts any breakpoints, and invalid ones show an error', async ({ page }) => {
  await openLabPanel(page, 'modal', reducedMotionQuery)
  const field = page.getByRole('textbox', { name: 'Breakpoints' })
  await field.fill('0.4 0.9')
  await chooseOption(page, 'Sheet opens at', '0.9')
  await chooseOption(page, 'Sheet opens at', '0.4')
  await clickButton(page, 'Open modal')
  await expectPresented(page, 'modal')
  await clickButton(page, 'Move the sheet to 0.9')
  await expect(logEntries(page, 'breakpoint-change', 'modal')).toHaveText(/"breakpoint":0.9/)
  await page.keyboard.press('Escape')
  await expect(overlaysOf(page, 'modal')).toHaveCount(0)
  await field.fill('tall')
  await expect(page.getByText('One to four numbers above 0 and up to 1')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await clickButton(page, 'Open modal')
  await expectPresented(page, 'modal')
})

test('a disabled button of an action sheet cannot be chosen', async ({ page }) => {
  await openLabPanel(page, 'action-sheet', reducedMotionQuery)
  await setSwitch(page, 'Action sheet sub-header', true)
  await clickButton(page, 'Open action sheet')
  await expectPresented(page, 'action-sheet')
  await expect(overlaysOf(page, 'action-sheet').getByText('Added last spring')).toBeVisible()
  await expect(overlaysOf(page, 'action-sheet').getByRole('button', { name: 'Rename' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(overlaysOf(page, 'action-sheet')).toHaveCount(0)
  await setSwitch(page, 'Action sheet with a disabled second button', false)
  await clickButton(page, 'Open action sheet')
  await overlaysOf(page, 'action-sheet').getByRole('button', { name: 'Rename' }).click()
  await expectResult(page, 'Action sheet: rename, rename')
})

test('the event log shows the events of menus', async ({ page }) => {
  await openLabPanel(page, 'menu', reducedMotionQuery)
  await clickButton(page, 'Open menu')
  await expectResult(page, /did open$/)
  await labFrame(page).getByRole('button', { name: 'Sent', exact: true }).click()
  await expect(logEntries(page, 'did-close', 'menu lab-menu')).toHaveText(/role Sent/)
  const events = await page
    .locator('.event-log-list li')
    .evaluateAll((items) => items.map((line) => line.dataset.event))
  expect(events).toEqual(['will-open', 'did-open', 'will-close', 'did-close'])
  await clickButton(page, 'Open second menu')
  await expect(logEntries(page, 'did-open', 'menu lab-second')).toHaveCount(1)
})

/** Swipes with a finger across the center of the gesture pad in the panel. `byX` and `byY` are the distances, px. */
async function swipePad(page: Page, byX: number, byY: number) {
  const pad = page.getByRole('tabpanel').locator('.touch-none')
  // The device is sticky at the top of the window and would cover the pad, so the pad is scrolled to the bottom of the window.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const box = await pad.boundingBox()
  if (!box) throw new Error('the gesture pad has no box')
  const from = { x: box.x + box.width / 2 - byX / 2, y: box.y + box.height / 2 - byY / 2 }
  await swipe(page, from, { x: from.x + byX, y: from.y + byY })
}

test('the event log shows which gesture captures the finger, which gives up, and where it ends', async ({
  page,
}) => {
  await openLabPanel(page, 'transition', reducedMotionQuery)
  await page.getByRole('tab', { name: 'Gestures' }).click()
  await swipePad(page, 120, 0)
  await expect(logEntries(page, 'gesture-captured', 'gesture pad')).toHaveCount(1)
  await expect(logEntries(page, 'gesture-end', 'gesture pad')).toHaveText(/"x":1[01]\d,"y":0/)
  await swipePad(page, 0, 120)
  await expect(logEntries(page, 'gesture-given-up', 'gesture pad')).toHaveText(/across/)
  await page.getByRole('switch', { name: 'Competing gesture, priority 40' }).click()
  await swipePad(page, 120, 0)
  await expect(logEntries(page, 'gesture-captured', 'gesture rival')).toHaveCount(1)
  await expect(logEntries(page, 'gesture-captured', 'gesture pad')).toHaveCount(1)
})

test('a swipe from the edge of the device goes back unless it is turned off', async ({ page }) => {
  await openLabPanel(page, 'transition', { mode: 'ios', motion: '1' })
  const activePage = labFrame(page).locator('[data-page-slot]:not([inert])')
  const expectEndEvents = (count: number) => expect(logEntries(page, 'end', 'page')).toHaveCount(count)
  await clickButton(page, 'Push')
  await expectEndEvents(1)
  const swipeBack = async () => {
    await labFrame(page).scrollIntoViewIfNeeded()
    const box = await labFrame(page).boundingBox()
    if (!box) throw new Error('there is no frame')
    const y = box.y + box.height / 2
    await swipe(page, { x: box.x + 6, y }, { x: box.x + box.width * 0.9, y })
  }
  await page.getByRole('switch', { name: 'Swipe back' }).click()
  await swipeBack()
  await expect(activePage.getByRole('heading', { name: 'Page 2' })).toBeVisible()
  await expect(logEntries(page, 'gesture-captured', 'swipe-back')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Swipe back' }).click()
  await swipeBack()
  await expectEndEvents(2)
  await expect(activePage.getByRole('heading', { name: 'First page' })).toBeVisible()
})

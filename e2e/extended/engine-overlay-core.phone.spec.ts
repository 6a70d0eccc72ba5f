import type { Page } from '@playwright/test'
import {
  dialog,
  openModal,
  openModalPanel,
  recordedEvents,
  topmostModal,
  waitForSettledModal,
} from '../support/modal'
import { expect, test, waitForHydration } from '../support/test'

const expectNoOverlay = (page: Page) => expect(page.locator('[data-overlay]')).toHaveCount(0)

test('a modal sends no events to the page behind it, and its content enters and leaves', async ({ page }) => {
  await openModalPanel(page)
  await page.getByRole('button', { name: 'Open modal' }).click()
  await waitForSettledModal(page)
  const contentEvents = (event: string) =>
    page.locator(`[data-event=${event}]`).filter({ hasText: 'modal content' })
  await expect(contentEvents('did-enter')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectNoOverlay(page)
  await expect(contentEvents('did-leave')).toHaveCount(1)
  const pageEvents = page.getByRole('log', { name: 'Events' }).getByText(/^page /)
  await expect(pageEvents).toHaveCount(0)
})

test('Tab skips hidden and disabled elements, and wraps around past elements that only look disabled', async ({
  page,
}) => {
  await page.goto('/alert/0/?mode=ios&motion=reduced')
  await waitForHydration(page)
  await page.evaluate(async () => {
    await window.patternbook?.overlays.modal({ label: 'Trial', content: 'A few words.' }).presented
    const unfocusableReasons = ['display', 'visibility', 'hidden', 'disabled'] as const
    const createUnfocusable = () =>
      unfocusableReasons.map((reason) => {
        const button = document.createElement('button')
        button.textContent = reason
        if (reason === 'display') button.style.display = 'none'
        else if (reason === 'visibility') button.style.visibility = 'hidden'
        else button.toggleAttribute(reason, true)
        return button
      })
    const first = document.createElement('button')
    first.textContent = 'First'
    const last = document.createElement('x-last')
    last.textContent = 'Last'
    last.tabIndex = 0
    last.setAttribute('disabled', 'false')
    document
      .querySelector('[data-overlay=modal] [role=dialog]')
      ?.append(...createUnfocusable(), first, ...createUnfocusable(), last, ...createUnfocusable())
    // The focus would move to this button if a hidden element counted as the last focusable element of the modal.
    const outside = document.createElement('button')
    outside.textContent = 'Outside'
    document.body.append(outside)
  })
  const focusedElement = page.locator('[data-overlay=modal] :focus')
  for (const [key, name] of [
    ['Tab', 'First'],
    ['Tab', 'Last'],
    ['Tab', 'First'],
    ['Shift+Tab', 'Last'],
    ['Shift+Tab', 'First'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focusedElement).toHaveText(name)
  }
  await page.keyboard.press('Escape')
  await expectNoOverlay(page)
})

test('a modal opened from a modal closes with it', async ({ page }) => {
  await openModalPanel(page)
  await page.getByRole('button', { name: 'Open modal' }).click()
  await waitForSettledModal(page)
  await dialog(page).getByRole('button', { name: 'Open another' }).tap()
  await expect(page.locator('[data-overlay=modal][data-state=presented]')).toHaveCount(2)
  await page.evaluate(() => {
    const first = document.querySelector('[data-overlay=modal]')?.id
    void window.patternbook?.overlays.dismiss(undefined, 'done', { id: first })
  })
  await expectNoOverlay(page)
})

test('a modal that is dismissed while it opens reverses and sends all four events', async ({ page }) => {
  await openModalPanel(page, { mode: 'ios', motion: '0.3' })
  const events = await page.evaluate(async () => {
    const overlays = window.patternbook?.overlays
    if (!overlays) throw new Error('the overlays are not loaded')
    const names: string[] = []
    const modal = overlays.modal({ label: 'Trial', content: 'x', breakpoints: [0, 1] })
    for (const event of ['will-present', 'did-present', 'will-dismiss', 'did-dismiss'] as const)
      modal.on(event, () => names.push(event))
    await new Promise<void>((resolve) => {
      const resolveWhenMoving = () =>
        document.querySelector('[data-moving]') ? resolve() : void requestAnimationFrame(resolveWhenMoving)
      resolveWhenMoving()
    })
    names.push(String(await modal.dismiss()))
    return names
  })
  expect(events).toEqual(['will-present', 'did-present', 'will-dismiss', 'did-dismiss', 'true'])
  await expectNoOverlay(page)
})

test('a field in a sheet and one in an alert stay above the keyboard', async ({ page }) => {
  await page.goto('/alert/0/?mode=ios')
  await waitForHydration(page)
  /** Simulates an on-screen keyboard: shrinks the visual viewport. @param height height of the keyboard, px */
  const setKeyboardHeight = (height: number) =>
    page.evaluate((keyboardHeight) => {
      const viewport = window.visualViewport
      Object.defineProperty(viewport, 'height', {
        configurable: true,
        value: window.innerHeight - keyboardHeight,
      })
      viewport?.dispatchEvent(new Event('resize'))
    }, height)
  const inputs = [{ name: 'email', type: 'email' as const, label: 'E-mail' }]
  await page.evaluate(async (fields) => {
    await window.patternbook?.overlays.alert({ header: 'Where to?', inputs: fields, buttons: ['Ok'] })
      .presented
  }, inputs)
  const field = page.getByRole('textbox', { name: 'E-mail' })
  await field.tap()
  await setKeyboardHeight(400)
  const visibleHeight = (page.viewportSize()?.height ?? 0) - 400
  for (const element of [field, page.locator('[data-overlay]').getByRole('button', { name: 'Ok' })]) {
    const box = await element.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(visibleHeight)
  }
  await setKeyboardHeight(0)
  await page.keyboard.press('Escape')
  await expectNoOverlay(page)
  await openModal(page, { breakpoints: [0, 0.5, 1], initialBreakpoint: 1 })
  await setKeyboardHeight(300)
  const sheetBox = await topmostModal(page).getByRole('dialog').boundingBox()
  expect((sheetBox?.y ?? 0) + (sheetBox?.height ?? 0)).toBeLessThanOrEqual(
    (page.viewportSize()?.height ?? 0) - 300 + 1,
  )
  expect(await recordedEvents(page)).toEqual([])
})

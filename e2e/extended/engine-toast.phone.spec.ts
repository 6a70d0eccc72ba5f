import type { Page } from '@playwright/test'
import type { ToastOptions } from '@/lib/overlay/types'
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
import { pointInside, swipe } from '../support/swipe'
import { expect, test } from '../support/test'

const toasts = (page: Page) => page.locator('[data-overlay=toast]')
const toastElement = (page: Page) => toasts(page).locator('[data-toast]')
const expectToastPresented = (page: Page) =>
  expect(page.locator('[data-overlay=toast][data-state=presented]')).toHaveCount(1)
const openToastPanel = (page: Page, query?: Record<string, string>) => openLabPanel(page, 'toast', query)
const reducedMotionQuery = { mode: 'ios', motion: 'reduced' }

/** Opens a toast, by default without a time limit, and waits until it is presented. */
const openToast = (
  page: Page,
  options: Partial<Omit<ToastOptions, 'positionAnchor'>> & { positionAnchor?: string },
) =>
  page.evaluate(async (toastOptions) => {
    const overlays = window.patternbook?.overlays
    if (!overlays) throw new Error('the overlays are not loaded')
    await overlays.toast({ id: 'toast', message: 'Saved', duration: 0, ...toastOptions }).presented
  }, options)

/** Drags the toast down by this distance, px; a negative distance drags it up. */
async function dragToast(page: Page, distance: number) {
  const from = await pointInside(toastElement(page), 0.3, 0.5)
  await swipe(page, from, { x: from.x, y: from.y + distance })
}

test.describe('a swipe', () => {
  for (const [position, dismissDistance, oppositeDistance] of [
    ['top', -90, 60],
    ['bottom', 90, -60],
  ] as const)
    test(`at the ${position} dismisses a toast only toward that edge`, async ({ page }) => {
      await openToastPanel(page)
      await chooseOption(page, 'Toast position', position)
      await clickButton(page, 'Open toast')
      await expectToastPresented(page)
      await dragToast(page, oppositeDistance)
      await expectToastPresented(page)
      await expect(toastElement(page)).toHaveCSS('transform', 'none')
      await dragToast(page, dismissDistance)
      await expect(toasts(page)).toHaveCount(0)
      await expectResult(page, 'Toast: gesture')
    })

  for (const distance of [-160, 160])
    test(`dismisses a toast in the middle in both directions (${distance < 0 ? 'up' : 'down'})`, async ({
      page,
    }) => {
      await openToastPanel(page)
      await chooseOption(page, 'Toast position', 'middle')
      await clickButton(page, 'Open toast')
      await expectToastPresented(page)
      await dragToast(page, distance)
      await expect(toasts(page)).toHaveCount(0)
      await expectResult(page, 'Toast: gesture')
    })

  test('that is too short leaves the toast in its place', async ({ page }) => {
    await openToastPanel(page)
    await clickButton(page, 'Open toast')
    await expectToastPresented(page)
    await dragToast(page, 20)
    await expect(toastElement(page)).toHaveCSS('transform', 'none')
    await expectToastPresented(page)
  })

  test('toward its anchor dismisses a toast', async ({ page }) => {
    await openToastPanel(page)
    await setSwitch(page, 'Toast next to an anchor bar', true)
    await clickButton(page, 'Open toast')
    await expectToastPresented(page)
    await dragToast(page, 60)
    await expectResult(page, 'Toast: gesture')
  })

  test('does nothing if swiping is turned off', async ({ page }) => {
    await openToastPanel(page)
    await setSwitch(page, 'Toast swipe', false)
    await clickButton(page, 'Open toast')
    await expectToastPresented(page)
    await dragToast(page, 90)
    await expectToastPresented(page)
  })
})

test.describe('the anchor of a toast', () => {
  for (const mode of ['ios', 'md'])
    test(`is below a toast at the bottom and above one at the top, by element or id (${mode})`, async ({
      page,
    }) => {
      await openToastPanel(page, { mode, motion: 'reduced' })
      await setSwitch(page, 'Toast next to an anchor bar', true)
      await openToast(page, { positionAnchor: 'lab-toast-anchor' })
      const anchorBox = await boxOf(page, '#lab-toast-anchor')
      const toastAbove = await boxOf(page, '#toast [data-toast]')
      expect(toastAbove.bottom).toBeLessThanOrEqual(anchorBox.top)
      expect(anchorBox.top - toastAbove.bottom).toBeLessThan(16)
      await chooseOption(page, 'Toast position', 'top')
      await page.evaluate(async () => {
        const anchorElement = document.getElementById('lab-toast-anchor')
        if (!anchorElement) throw new Error('there is no bar')
        await window.patternbook?.overlays.toast({
          id: 'below',
          message: 'Saved',
          position: 'top',
          duration: 0,
          positionAnchor: anchorElement,
        }).presented
      })
      const anchorBoxAtTop = await boxOf(page, '#lab-toast-anchor')
      const toastBelow = await boxOf(page, '#below [data-toast]')
      expect(toastBelow.top).toBeGreaterThanOrEqual(anchorBoxAtTop.bottom)
      expect(toastBelow.top - anchorBoxAtTop.bottom).toBeLessThan(16)
    })

  test('keeps its distance when the frame is resized', async ({ page }) => {
    await openToastPanel(page, reducedMotionQuery)
    await setSwitch(page, 'Toast next to an anchor bar', true)
    await openToast(page, { positionAnchor: 'lab-toast-anchor' })
    await page.setViewportSize({ width: 390, height: 700 })
    await expect
      .poll(async () => {
        const [anchorBox, toastBox] = [
          await boxOf(page, '#lab-toast-anchor'),
          await boxOf(page, '#toast [data-toast]'),
        ]
        return anchorBox.top - toastBox.bottom
      })
      .toBe(8)
  })

  test('logs a warning if it does not exist, or if the toast is in the middle', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(
      /Patternbook: (#nowhere is not in the document|a toast in the middle cannot have an anchor)/,
    )
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await openToastPanel(page, reducedMotionQuery)
    await openToast(page, { positionAnchor: 'nowhere' })
    const frameBox = await boxOf(page, '[data-frame]')
    expect(frameBox.bottom - (await boxOf(page, '#toast [data-toast]')).bottom).toBeLessThan(24)
    await openToast(page, { id: 'middle', position: 'middle', positionAnchor: 'nowhere' })
    expect(new Set(warnings.filter((text) => text.startsWith('Patternbook'))).size).toBe(2)
  })
})

test.describe('the duration of a toast', () => {
  test('pauses while the focus is in it', async ({ page }) => {
    await openToastPanel(page, reducedMotionQuery)
    await openToast(page, { duration: 300, buttons: ['Undo'] })
    await toasts(page).getByRole('button', { name: 'Undo' }).focus()
    await page.waitForFunction(
      (startTime) => performance.now() - startTime > 900,
      await page.evaluate(() => performance.now()),
    )
    await expectToastPresented(page)
    await page.getByRole('button', { name: 'Open toast' }).focus()
    await expect(toasts(page)).toHaveCount(0)
  })
})

test.describe('the duration of a toast, with a fake clock', () => {
  test('pauses while the pointer is over it', async ({ page }) => {
    await page.clock.install()
    await openToastPanel(page, reducedMotionQuery)
    await openToast(page, { duration: 60_000 })
    await page.clock.fastForward(30_000)
    await toastElement(page).hover()
    await page.clock.fastForward(120_000)
    await expectToastPresented(page)
    await page.mouse.move(1, 1)
    await page.clock.fastForward(10_000)
    await expectToastPresented(page)
    await page.clock.fastForward(30_000)
    await expect(toasts(page)).toHaveCount(0)
  })
})

test.describe('the look of toasts', () => {
  test('each color has its own background and text color', async ({ page }) => {
    for (const mode of ['ios', 'md']) {
      await openToastPanel(page, { mode, motion: 'reduced' })
      const colorPairs: string[] = []
      for (const color of [undefined, 'tint', 'danger'] as const) {
        await openToast(page, { id: color ?? 'plain', color })
        colorPairs.push(
          await page
            .locator(`#${color ?? 'plain'} [data-toast]`)
            .evaluate(
              (element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).color}`,
            ),
        )
      }
      expect(new Set(colorPairs).size, `${mode}: ${colorPairs.join(', ')}`).toBe(3)
      expect(await axeFindings(page), mode).toEqual([])
    }
  })

  for (const mode of ['ios', 'md'])
    for (const layout of ['baseline', 'stacked'] as const)
      test(`a long message wraps inside the frame, with the buttons beside or below it (${mode}, ${layout})`, async ({
        page,
      }) => {
        await openToastPanel(page, { mode, motion: 'reduced' })
        const message = 'The picture is still on its way, and you may close the page. '.repeat(3)
        await openToast(page, { message, layout, buttons: ['Undo', 'Show everything'] })
        const [box, frameBox] = [await boxOf(page, '#toast [data-toast]'), await boxOf(page, '[data-frame]')]
        expect(box.left).toBeGreaterThanOrEqual(frameBox.left)
        expect(box.right).toBeLessThanOrEqual(frameBox.right)
        expect(
          await toastElement(page).evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBe(0)
        const [text, button] = [await boxOf(page, '#toast p'), await boxOf(page, '#toast button >> nth=0')]
        if (layout === 'stacked') expect(button.top).toBeGreaterThanOrEqual(text.bottom)
        else expect(button.left).toBeGreaterThanOrEqual(text.right)
      })

  test('on iOS a toast blurs the page behind it', async ({ page }) => {
    await openToastPanel(page, reducedMotionQuery)
    await openToast(page, {})
    await expect(toastElement(page)).toHaveCSS('backdrop-filter', /blur/)
  })

  for (const mode of ['ios', 'md'])
    test(`axe finds no violations in toasts from a panel and from a call (${mode})`, async ({ page }) => {
      await openToastPanel(page, { mode, motion: 'reduced' })
      await openToast(page, { header: 'Offline', buttons: ['Undo'] })
      await setSwitch(page, 'Toast icon', true)
      await chooseOption(page, 'Toast layout', 'stacked')
      await clickButton(page, 'Open toast')
      await expect(page.locator('[data-overlay=toast][data-state=presented]')).toHaveCount(2)
      expect(await axeFindings(page)).toEqual([])
    })

  test('toasts that do not fit wait until there is room', async ({ page }) => {
    await openToastPanel(page, reducedMotionQuery)
    for (let number = 0; number < 5; number += 1) await clickButton(page, 'Open toast')
    await expect(toasts(page)).toHaveCount(3)
    await clickButton(page, 'Close toast')
    await clickButton(page, 'Close toast')
    await expect(toasts(page).filter({ hasText: 'Message 5' })).toHaveCount(1)
    expect(await labFrame(page).locator('[data-toasts=bottom]').count()).toBe(1)
  })
})

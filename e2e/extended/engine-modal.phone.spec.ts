import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import {
  dialog,
  dragModal,
  openModal,
  openModalPanel,
  recordedEvents,
  topmostModal,
  visibleFraction,
  waitForSettledModal,
} from '../support/modal'
import { pointInside, swipe } from '../support/swipe'
import { expect, test, waitForHydration } from '../support/test'
import { urlWithQuery } from '../support/urls'

const expectNoOverlay = (page: Page) => expect(page.locator('[data-overlay]')).toHaveCount(0)
const SHEET_OPTIONS = { breakpoints: [0, 0.25, 0.5, 1], initialBreakpoint: 0.5 }
const tapOutside = async (page: Page) => {
  const { x, y } = await pointInside(topmostModal(page), 0.5, 0.01)
  await page.touchscreen.tap(x, y)
}
const chooseOption = (page: Page, label: string, option: string) =>
  page.getByRole('radiogroup', { name: label, exact: true }).getByText(option, { exact: true }).click()
/** Opens a modal with the button in the lab's panel. The content of this modal scrolls. */
const openFromPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Open modal' }).click()
  await waitForSettledModal(page)
}
const scroller = (page: Page) => dialog(page).locator('[data-content]')

test.describe('any modal', () => {
  test('takes the focus without a focus ring, and restores it', async ({ page }) => {
    await openModalPanel(page)
    await chooseOption(page, 'Modal shape', 'full')
    await page.getByRole('button', { name: 'Open modal' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeFocused()
    await expect(dialog(page)).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Escape')
    await expectNoOverlay(page)
    await expect(page.getByRole('button', { name: 'Open modal' })).toBeFocused()
  })

  test('closes by a tap outside', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, SHEET_OPTIONS)
    await tapOutside(page)
    await expectNoOverlay(page)
  })

  for (const presentation of ['full', 'card', 'sheet'] as const)
    for (const mode of ['ios', 'md'])
      test(`axe finds no violations in it (${presentation}, ${mode})`, async ({ page }) => {
        await openModalPanel(page, { mode })
        await chooseOption(page, 'Modal shape', presentation)
        await openFromPanel(page)
        expect(await axeFindings(page)).toEqual([])
      })
})

test.describe('a sheet', () => {
  test('opens at its initial breakpoint every time', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, SHEET_OPTIONS)
    expect(await visibleFraction(page)).toBe(0.5)
    await page.evaluate(() => window.recordedModal.modal.handle.setBreakpoint(1))
    expect(await visibleFraction(page)).toBe(1)
    await page.keyboard.press('Escape')
    await expectNoOverlay(page)
    await openModal(page, SHEET_OPTIONS)
    expect(await visibleFraction(page)).toBe(0.5)
  })

  test('is inset glass at partial height in iOS 26, and opaque from edge to edge at full height', async ({
    page,
  }) => {
    await openModalPanel(page, { mode: 'ios', motion: 'reduced' })
    await openModal(page, SHEET_OPTIONS)
    const surfaceStyle = () =>
      dialog(page).evaluate((element) => {
        const { insetInlineStart, backdropFilter } = getComputedStyle(element, '::before')
        const parentBox = element.parentElement?.getBoundingClientRect()
        const overlayBox = element.closest('[data-overlay]')?.getBoundingClientRect()
        return {
          inset: insetInlineStart,
          glass: backdropFilter !== 'none',
          gapBelow: Math.round((overlayBox?.bottom ?? 0) - (parentBox?.bottom ?? 0)),
        }
      })
    await expect.poll(surfaceStyle).toEqual({ inset: '8px', glass: true, gapBelow: 8 })
    expect(await visibleFraction(page)).toBe(0.5)
    await page.evaluate(() => window.recordedModal.modal.handle.setBreakpoint(1))
    await expect.poll(surfaceStyle).toEqual({ inset: '0px', glass: false, gapBelow: 0 })
    expect(await visibleFraction(page)).toBe(1)
    await page.evaluate(() => window.recordedModal.modal.handle.setBreakpoint(0.25))
    await expect.poll(surfaceStyle).toEqual({ inset: '8px', glass: true, gapBelow: 8 })
  })

  test('opens at an initial height that is not a breakpoint, and a drag moves it to one', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/initialBreakpoint 0\.7 is not one of the sheet's breakpoints/)
    await openModalPanel(page)
    await openModal(page, { breakpoints: [0, 0.5], initialBreakpoint: 0.7 })
    expect(await visibleFraction(page)).toBe(0.7)
    await dragModal(page, 0.02)
    await waitForSettledModal(page)
    expect(await visibleFraction(page)).toBe(0.5)
    await dragModal(page, -0.1)
    await waitForSettledModal(page)
    expect(await visibleFraction(page)).toBe(0.5)
    expect((await recordedEvents(page)).filter((line) => line.startsWith('at'))).toEqual(['at 0.5'])
  })

  test('setBreakpoint moves it and sends one event; an unknown breakpoint logs a warning', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/0\.7 is not one of the sheet's breakpoints/)
    await openModalPanel(page)
    await openModal(page, SHEET_OPTIONS)
    const setBreakpoint = (to: number) =>
      page.evaluate(async (breakpoint) => {
        const { handle } = window.recordedModal.modal
        await handle.setBreakpoint(breakpoint)
        return handle.breakpoint
      }, to)
    expect(await setBreakpoint(0.25)).toBe(0.25)
    expect(await visibleFraction(page)).toBe(0.25)
    expect(await setBreakpoint(0.25)).toBe(0.25)
    expect(await setBreakpoint(0.7)).toBe(0.25)
    expect(await recordedEvents(page)).toEqual(['at 0.25'])
  })

  test('setBreakpoint(0) closes it and sends an event', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, SHEET_OPTIONS)
    await page.evaluate(() => window.recordedModal.modal.handle.setBreakpoint(0))
    await expectNoOverlay(page)
    expect(await recordedEvents(page)).toEqual(['at 0'])
    expect(await page.evaluate(async () => (await window.recordedModal.modal.handle).role)).toBe('gesture')
  })

  test('a swipe to 0 closes it and sends events', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, SHEET_OPTIONS)
    await dragModal(page, 0.45)
    await expectNoOverlay(page)
    expect(await recordedEvents(page)).toEqual(['drag-start', 'drag-move', 'drag-end', 'at 0'])
  })

  test('a slow release settles at the nearest breakpoint, and a flick moves it further', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, SHEET_OPTIONS)
    await dragModal(page, 0.2)
    await waitForSettledModal(page)
    expect(await visibleFraction(page)).toBe(0.25)
    await dragModal(page, -0.2, 0.03, { shouldPauseBeforeLift: false, intervalMs: 8, steps: 8 })
    await waitForSettledModal(page)
    expect(await visibleFraction(page)).toBe(1)
    expect((await recordedEvents(page)).filter((line) => line.startsWith('at'))).toEqual(['at 0.25', 'at 1'])
  })

  test('resists a drag and returns if canDismiss is false', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, { ...SHEET_OPTIONS, breakpoints: [0, 0.5, 1], canDismissResult: false })
    await dragModal(page, 0.6)
    await waitForSettledModal(page)
    expect(await visibleFraction(page)).toBe(0.5)
    await expect(dialog(page)).toBeVisible()
    expect(await recordedEvents(page)).toEqual(['drag-start', 'drag-move', 'drag-end'])
    expect(await page.evaluate(() => window.recordedModal.isDismissing)).toBe(false)
  })

  test('calls canDismiss with the role gesture, and closes or stays by its result', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, { ...SHEET_OPTIONS, breakpoints: [0, 0.5, 1], canDismissResult: 'async false' })
    await dragModal(page, 0.1)
    await waitForSettledModal(page)
    expect(await page.evaluate(() => window.recordedModal.canDismissCalls)).toEqual([])
    await dragModal(page, 0.4)
    await expect
      .poll(() => page.evaluate(() => window.recordedModal.canDismissCalls))
      .toEqual([[undefined, 'gesture', 'gesture']])
    await waitForSettledModal(page)
    expect(await visibleFraction(page)).toBe(0.5)
    await page.evaluate(() => window.recordedModal.modal.handle.update({ canDismiss: async () => true }))
    await dragModal(page, 0.4)
    await expectNoOverlay(page)
  })

  test('a visible backdrop closes it, a hidden one lets taps and typing through', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, { ...SHEET_OPTIONS, initialBreakpoint: 0.25, backdropBreakpoint: 0.25 })
    const noteField = page.locator('[data-stack]').getByRole('textbox')
    await noteField.tap()
    await expect(noteField).toBeFocused()
    await page.keyboard.type('typed beneath')
    await expect(noteField).toHaveValue('typed beneath')
    await expect(dialog(page)).toBeVisible()
    await page.evaluate(() => window.recordedModal.modal.handle.setBreakpoint(0.5))
    await expect(page.locator('[data-stack]')).toHaveAttribute('inert')
    await expect(dialog(page)).toBeFocused()
    await tapOutside(page)
    await expectNoOverlay(page)
    await expect(page.locator('[data-stack]')).not.toHaveAttribute('inert')
  })

  test('the handle cycles through the breakpoints, also by keyboard, and never closes the sheet; by default it does nothing', async ({
    page,
  }) => {
    await openModalPanel(page)
    await openModal(page, { ...SHEET_OPTIONS, handleBehavior: 'cycle' })
    const handle = topmostModal(page).getByRole('button', { name: 'Resize the sheet' })
    const visitedBreakpoints: number[] = []
    for (const press of [
      () => handle.tap(),
      () => handle.tap(),
      () => handle.press('Enter'),
      () => handle.press('ArrowDown'),
    ]) {
      await press()
      await waitForSettledModal(page)
      visitedBreakpoints.push(await visibleFraction(page))
    }
    expect(visitedBreakpoints).toEqual([1, 0.25, 0.5, 0.25])
    await page.keyboard.press('Escape')
    await expectNoOverlay(page)
    await openModal(page, SHEET_OPTIONS)
    const { x, y } = await pointInside(topmostModal(page).locator('[data-handle]'), 0.5, 0.5)
    await page.touchscreen.tap(x, y)
    expect(await visibleFraction(page)).toBe(0.5)
    await expect(topmostModal(page).getByRole('button')).toHaveCount(0)
  })

  test('ignores a tap outside while it moves', async ({ page }) => {
    await openModalPanel(page, { mode: 'ios', motion: '0.1' })
    await page.evaluate(() => {
      const modal = window.patternbook?.overlays.modal({
        content: 'x',
        label: 'Trial',
        breakpoints: [0, 0.25, 0.5, 1],
        animated: false,
      })
      window.recordedModal = { events: [], canDismissCalls: [], modal: { handle: modal as never } }
    })
    await waitForSettledModal(page)
    await page.evaluate(() => void window.recordedModal.modal.handle.setBreakpoint(0.5))
    await expect(topmostModal(page)).toHaveAttribute('data-moving')
    await tapOutside(page)
    await expect(topmostModal(page)).not.toHaveAttribute('data-moving', { timeout: 15_000 })
    await expect(topmostModal(page)).toHaveAttribute('data-state', 'presented')
  })

  test('a drag up expands it first, and scrolls its content only at full height', async ({ page }) => {
    await openModalPanel(page)
    await openFromPanel(page)
    const startFraction = 0.3
    await dragModal(page, -0.35, startFraction)
    await waitForSettledModal(page)
    expect(await visibleFraction(page)).toBe(1)
    expect(await scroller(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await dragModal(page, -0.3, 0.6)
    await expect.poll(() => scroller(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
    expect(await visibleFraction(page)).toBe(1)
  })

  test('content that scrolls at every breakpoint can be scrolled to its end, and the header still drags the sheet', async ({
    page,
  }) => {
    await openModalPanel(page)
    await page.getByRole('switch', { name: 'Sheet expands before it scrolls' }).tap()
    await openFromPanel(page)
    await dragModal(page, -0.2, 0.4)
    await expect.poll(() => scroller(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
    expect(await visibleFraction(page)).toBe(0.5)
    await scroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(dialog(page).getByRole('button', { name: 'Room 24' })).toBeInViewport({ ratio: 1 })
    await dragModal(page, -0.4)
    await waitForSettledModal(page)
    expect(await visibleFraction(page)).toBe(1)
  })

  test('keeps its breakpoint when the window is resized', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, SHEET_OPTIONS)
    await page.setViewportSize({ width: 430, height: 932 })
    expect(await visibleFraction(page)).toBe(0.5)
    await page.setViewportSize({ width: 1024, height: 900 })
    expect(await visibleFraction(page)).toBe(0.5)
  })

  test('the names of its handle and of the dialog are in the language of the frame', async ({ page }) => {
    await openModalPanel(page, { mode: 'ios', dir: 'rtl' })
    await openFromPanel(page)
    await expect(page.getByRole('dialog', { name: 'اختر غرفة' })).toBeVisible()
    await expect(topmostModal(page).getByRole('button', { name: 'تغيير ارتفاع اللوحة' })).toBeVisible()
  })
})

test.describe('drag events', () => {
  type DragDetail = {
    event: string
    currentY: number
    deltaY: number
    progress: number
    snapBreakpoint?: number
    isDismissing: boolean
  }
  const details = (page: Page) =>
    page.evaluate(() => (window as unknown as { details: DragDetail[] }).details.splice(0))
  /** Opens a modal and records the details of its drag events. */
  const recordDrags = async (page: Page, options: Parameters<typeof openModal>[1]) => {
    await openModalPanel(page)
    await openModal(page, options)
    await page.evaluate(() => {
      const details: unknown[] = []
      Object.assign(window, { details })
      for (const event of ['drag-start', 'drag-move', 'drag-end'] as const)
        window.recordedModal.modal.handle.on(event, (detail) => details.push({ event, ...detail }))
    })
  }
  const firstAndLast = (drags: DragDetail[]) => {
    const [first, last] = [drags[0], drags.at(-1)]
    if (!first || !last) throw new Error('no drag events were sent')
    expect([first.event, last.event]).toEqual(['drag-start', 'drag-end'])
    expect(new Set(drags.slice(1, -1).map(({ event }) => event))).toEqual(new Set(['drag-move']))
    // `currentY` changes by the distance of the drag.
    expect(last.currentY - first.currentY).toBeCloseTo(last.deltaY, 0)
    return { first, last }
  }

  test('of a sheet contain its position, the breakpoint it would settle at, and whether it would close', async ({
    page,
  }) => {
    await recordDrags(page, SHEET_OPTIONS)
    await dragModal(page, 0.2)
    await waitForSettledModal(page)
    const settledDrag = firstAndLast(await details(page))
    expect(settledDrag.first.progress).toBeCloseTo(0.5)
    expect(settledDrag.last.progress).toBeCloseTo(0.3, 1)
    expect([settledDrag.last.snapBreakpoint, settledDrag.last.isDismissing]).toEqual([0.25, false])
    await dragModal(page, 0.22)
    await expectNoOverlay(page)
    const closingDrag = firstAndLast(await details(page))
    expect([closingDrag.last.snapBreakpoint, closingDrag.last.isDismissing]).toEqual([0, true])
  })

  test('of a card contain how far it is pulled, and whether it would close', async ({ page }) => {
    await recordDrags(page, { presentation: 'card' })
    await dragModal(page, 0.3)
    await waitForSettledModal(page)
    const settledDrag = firstAndLast(await details(page))
    expect([settledDrag.last.snapBreakpoint, settledDrag.last.isDismissing]).toEqual([undefined, false])
    await dragModal(page, 0.6)
    await expectNoOverlay(page)
    const closingDrag = firstAndLast(await details(page))
    expect(closingDrag.last.isDismissing).toBe(true)
    expect(Math.abs(closingDrag.last.progress - settledDrag.last.progress)).toBeCloseTo(0.3, 1)
  })
})

test.describe('Back', () => {
  const optionsByPresentation = { sheet: SHEET_OPTIONS, card: { presentation: 'card' as const } }
  const backActions = {
    'the back button of a native wrapper': (page: Page) =>
      page.evaluate(() => void document.dispatchEvent(new Event('backbutton', { cancelable: true }))),
    // Android sends its back gesture and its back button to the newest CloseWatcher.
    'the back gesture of Android': (page: Page) =>
      page.evaluate(() =>
        (window as unknown as { watchers: { requestClose(): void }[] }).watchers.at(-1)?.requestClose(),
      ),
  }
  test.beforeEach(({ page }) =>
    page.addInitScript({
      content: `window.watchers = []
        window.CloseWatcher = class extends CloseWatcher {
          constructor() {
            super()
            window.watchers.push(this)
          }
        }`,
    }),
  )

  for (const [presentation, options] of Object.entries(optionsByPresentation))
    for (const [name, press] of Object.entries(backActions)) {
      test(`${name} closes a ${presentation} and leaves the page unchanged`, async ({ page }) => {
        await openModalPanel(page)
        await openModal(page, options)
        await press(page)
        await expectNoOverlay(page)
        expect(await page.evaluate(async () => (await window.recordedModal.modal.handle).role)).toBe(
          'backdrop',
        )
        await expect(page).toHaveURL(/\/lab\//)
        await expect(page.locator('[data-stack]')).not.toHaveAttribute('inert')
        await expect(page.locator('[data-stack]')).toHaveCSS('transform', 'none')
      })

      test(`${name} does not close a ${presentation} that cannot be dismissed, however often it is pressed`, async ({
        page,
      }) => {
        await openModalPanel(page)
        await openModal(page, { ...options, canDismissResult: false })
        for (let i = 0; i < 3; i += 1) {
          await press(page)
          await waitForSettledModal(page)
        }
        await expect(dialog(page)).toBeVisible()
        await expect(page).toHaveURL(/\/lab\//)
        await page.evaluate(() => window.recordedModal.modal.handle.update({ canDismiss: true }))
        await press(page)
        await expectNoOverlay(page)
      })
    }
})

test.describe('an iOS card', () => {
  const CARD_OPTIONS = { presentation: 'card' } as const
  const pageScale = (page: Page) =>
    page.locator('[data-stack]').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

  test('scales the page behind it down, and restores it when it closes', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, CARD_OPTIONS)
    expect(await pageScale(page)).toBeCloseTo(0.915)
    await page.keyboard.press('Escape')
    await expectNoOverlay(page)
    expect(await pageScale(page)).toBe(1)
    await expect(page.locator('[data-stack]')).toHaveCSS('border-radius', '0px')
  })

  test('a tap outside does nothing on a phone and closes it on a tablet', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, CARD_OPTIONS)
    await tapOutside(page)
    await page.keyboard.press('Tab')
    await expect(topmostModal(page)).toHaveAttribute('data-state', 'presented')
    await page.setViewportSize({ width: 820, height: 1180 })
    // The frame of this page is as wide as the window; the frame of the lab is as wide as a phone.
    await page.goto(urlWithQuery('/alert/0/', { mode: 'ios' }))
    await waitForHydration(page)
    await openModal(page, CARD_OPTIONS)
    expect(await pageScale(page)).toBe(1)
    await tapOutside(page)
    await expectNoOverlay(page)
  })

  test('a swipe down on its header closes it only if it covers more than half of the card’s height', async ({
    page,
  }) => {
    await openModalPanel(page)
    await openModal(page, CARD_OPTIONS)
    await dragModal(page, 0.3)
    await waitForSettledModal(page)
    await expect(dialog(page)).toBeVisible()
    expect(await recordedEvents(page)).toEqual(['drag-start', 'drag-move', 'drag-end'])
    await dragModal(page, 0.6)
    await expectNoOverlay(page)
    expect(await page.evaluate(async () => (await window.recordedModal.modal.handle).role)).toBe('gesture')
  })

  test('resists a drag and returns if canDismiss is false', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, { ...CARD_OPTIONS, canDismissResult: false })
    await dragModal(page, 0.6)
    await waitForSettledModal(page)
    await expect(dialog(page)).toBeVisible()
    expect(await pageScale(page)).toBeCloseTo(0.915)
  })

  test('calls canDismiss after a long enough pull, and closes or stays by its result', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, { ...CARD_OPTIONS, canDismissResult: 'async false' })
    await dragModal(page, 0.02)
    await waitForSettledModal(page)
    expect(await page.evaluate(() => window.recordedModal.canDismissCalls)).toEqual([])
    await dragModal(page, 0.4)
    await expect
      .poll(() => page.evaluate(() => window.recordedModal.canDismissCalls))
      .toEqual([[undefined, 'gesture', 'gesture']])
    await waitForSettledModal(page)
    await expect(dialog(page)).toBeVisible()
    await page.evaluate(() => window.recordedModal.modal.handle.update({ canDismiss: async () => true }))
    await dragModal(page, 0.4)
    await expectNoOverlay(page)
  })

  test('a swipe down on its content closes it only if the content is scrolled to its top', async ({
    page,
  }) => {
    await openModalPanel(page)
    await chooseOption(page, 'Modal shape', 'card')
    await openFromPanel(page)
    const scrollTop = () => scroller(page).evaluate(({ scrollTop }) => scrollTop)
    await dragModal(page, 0.2, 0.4)
    await waitForSettledModal(page)
    await dragModal(page, -0.4, 0.8)
    await expect.poll(scrollTop).toBeGreaterThan(50)
    const from = await pointInside(dialog(page), 0.5, 0.3)
    await swipe(page, from, { x: from.x, y: from.y + 40 })
    await waitForSettledModal(page)
    await expect(dialog(page)).toBeVisible()
    await scroller(page).evaluate((element) => {
      const clone = element.cloneNode(true) as HTMLElement
      element.replaceWith(clone)
      clone.scrollTop = 0
    })
    await dragModal(page, 0.65, 0.3)
    await expectNoOverlay(page)
  })

  test('a second card scales the first one down', async ({ page }) => {
    await openModalPanel(page)
    await chooseOption(page, 'Modal shape', 'card')
    await openFromPanel(page)
    await dialog(page).getByRole('button', { name: 'Open another' }).tap()
    await expect(page.locator('[data-overlay=modal][data-state=presented]')).toHaveCount(2)
    const firstDialog = page.locator('[data-card] [role=dialog]').first()
    await expect(firstDialog).toHaveCSS('transform', /^matrix\(0\.915, 0, 0, 0\.915/)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-overlay=modal]')).toHaveCount(1)
    await expect(firstDialog).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
  })

  test('Material has no cards: the page is not scaled', async ({ page }) => {
    await openModalPanel(page, { mode: 'md' })
    await openModal(page, CARD_OPTIONS)
    expect(await pageScale(page)).toBe(1)
    await expect(topmostModal(page)).not.toHaveAttribute('data-card')
  })

  test('fits the frame after a resize', async ({ page }) => {
    await openModalPanel(page)
    await openModal(page, CARD_OPTIONS)
    await page.setViewportSize({ width: 430, height: 932 })
    expect(await pageScale(page)).toBeCloseTo(0.915)
    const [frameBox, cardBox] = await Promise.all([
      page.locator('[data-frame]').boundingBox(),
      dialog(page).boundingBox(),
    ])
    expect(cardBox?.width).toBeCloseTo(frameBox?.width ?? 0, 0)
  })
})

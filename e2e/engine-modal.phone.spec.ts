import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe'
import { inside, swipe } from './support/finger'
import { dialog, layer, open, openShare, pull, recordedEvents, visit, waitUntilStill } from './support/modal'
import { expect, hydrated, test } from './support/test'
import { at } from './support/urls'

const gone = (page: Page) => expect(page.locator('[data-overlay]')).toHaveCount(0)
const SHEET = { breakpoints: [0, 0.25, 0.5, 1], initialBreakpoint: 0.5 }
const tapBeside = async (page: Page) => {
  const { x, y } = await inside(layer(page), 0.5, 0.01)
  await page.touchscreen.tap(x, y)
}
const choose = (page: Page, label: string, option: string) =>
  page.getByRole('radiogroup', { name: label, exact: true }).getByText(option, { exact: true }).click()
/** Opens a modal with content that scrolls. */
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Open modal' }).click()
  await waitUntilStill(page)
}
const scroller = (page: Page) => dialog(page).locator('[data-content]')

test.describe('any modal', () => {
  test('has the focus without a ring, and gives it back (MO-01, MO-02)', async ({ page }) => {
    await visit(page)
    await choose(page, 'Modal shape', 'full')
    await page.getByRole('button', { name: 'Open modal' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeFocused()
    await expect(dialog(page)).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Escape')
    await gone(page)
    await expect(page.getByRole('button', { name: 'Open modal' })).toBeFocused()
  })

  test('a tap beside it closes it (MO-04)', async ({ page }) => {
    await visit(page)
    await open(page, SHEET)
    await tapBeside(page)
    await gone(page)
  })

  for (const presentation of ['full', 'card', 'sheet'] as const)
    for (const mode of ['ios', 'md'])
      test(`axe finds nothing in it (MO-35: ${presentation}, ${mode})`, async ({ page }) => {
        await visit(page, { mode })
        await choose(page, 'Modal shape', presentation)
        await openPanel(page)
        expect(await axeFindings(page)).toEqual([])
      })
})

test.describe('a sheet', () => {
  test('opens at its initial breakpoint, and does so again (MO-20)', async ({ page }) => {
    await visit(page)
    await open(page, SHEET)
    expect(await openShare(page)).toBe(0.5)
    await page.evaluate(() => window.trial.modal.handle.setBreakpoint(1))
    expect(await openShare(page)).toBe(1)
    await page.keyboard.press('Escape')
    await gone(page)
    await open(page, SHEET)
    expect(await openShare(page)).toBe(0.5)
  })

  test('is inset glass at part height in iOS 26, and opaque from edge to edge at its full height', async ({
    page,
  }) => {
    await visit(page, { mode: 'ios', motion: 'reduced' })
    await open(page, SHEET)
    const plate = () =>
      dialog(page).evaluate((element) => {
        const { insetInlineStart, backdropFilter } = getComputedStyle(element, '::before')
        const window = element.parentElement?.getBoundingClientRect()
        const layer = element.closest('[data-overlay]')?.getBoundingClientRect()
        return {
          inset: insetInlineStart,
          glass: backdropFilter !== 'none',
          below: Math.round((layer?.bottom ?? 0) - (window?.bottom ?? 0)),
        }
      })
    await expect.poll(plate).toEqual({ inset: '8px', glass: true, below: 8 })
    expect(await openShare(page)).toBe(0.5)
    await page.evaluate(() => window.trial.modal.handle.setBreakpoint(1))
    await expect.poll(plate).toEqual({ inset: '0px', glass: false, below: 0 })
    expect(await openShare(page)).toBe(1)
    await page.evaluate(() => window.trial.modal.handle.setBreakpoint(0.25))
    await expect.poll(plate).toEqual({ inset: '8px', glass: true, below: 8 })
  })

  test('opens where it was told to, also without a breakpoint there, and a finger takes it to one (MO-06)', async ({
    page,
    quiet,
  }) => {
    quiet.except(/initialBreakpoint 0\.7 is not one of the sheet's breakpoints/)
    await visit(page)
    await open(page, { breakpoints: [0, 0.5], initialBreakpoint: 0.7 })
    expect(await openShare(page)).toBe(0.7)
    await pull(page, 0.02)
    await waitUntilStill(page)
    expect(await openShare(page)).toBe(0.5)
    await pull(page, -0.1)
    await waitUntilStill(page)
    expect(await openShare(page)).toBe(0.5)
    expect((await recordedEvents(page)).filter((line) => line.startsWith('at'))).toEqual(['at 0.5'])
  })

  test('setting a breakpoint moves it and tells once; one it does not have warns (MO-16, MO-17)', async ({
    page,
    quiet,
  }) => {
    quiet.except(/0\.7 is not one of the sheet's breakpoints/)
    await visit(page)
    await open(page, SHEET)
    const set = (to: number) =>
      page.evaluate(async (breakpoint) => {
        const { handle } = window.trial.modal
        await handle.setBreakpoint(breakpoint)
        return handle.breakpoint
      }, to)
    expect(await set(0.25)).toBe(0.25)
    expect(await openShare(page)).toBe(0.25)
    expect(await set(0.25)).toBe(0.25)
    expect(await set(0.7)).toBe(0.25)
    expect(await recordedEvents(page)).toEqual(['at 0.25'])
  })

  test('setting it to 0 closes it, and tells (MO-18)', async ({ page }) => {
    await visit(page)
    await open(page, SHEET)
    await page.evaluate(() => window.trial.modal.handle.setBreakpoint(0))
    await gone(page)
    expect(await recordedEvents(page)).toEqual(['at 0'])
    expect(await page.evaluate(async () => (await window.trial.modal.handle).role)).toBe('gesture')
  })

  test('swiped to 0 it closes, and tells (MO-12, MO-19, MO-24)', async ({ page }) => {
    await visit(page)
    await open(page, SHEET)
    await pull(page, 0.45)
    await gone(page)
    expect(await recordedEvents(page)).toEqual(['drag-start', 'drag-move', 'drag-end', 'at 0'])
  })

  test('let go slowly it rests at the nearest breakpoint, thrown it goes on', async ({ page }) => {
    await visit(page)
    await open(page, SHEET)
    await pull(page, 0.2)
    await waitUntilStill(page)
    expect(await openShare(page)).toBe(0.25)
    await pull(page, -0.2, 0.03, { rests: false, every: 8, steps: 8 })
    await waitUntilStill(page)
    expect(await openShare(page)).toBe(1)
    expect((await recordedEvents(page)).filter((line) => line.startsWith('at'))).toEqual(['at 0.25', 'at 1'])
  })

  test('that may not be closed gives a little and comes back, without asking (MO-12)', async ({ page }) => {
    await visit(page)
    await open(page, { ...SHEET, breakpoints: [0, 0.5, 1], answer: false })
    await pull(page, 0.6)
    await waitUntilStill(page)
    expect(await openShare(page)).toBe(0.5)
    await expect(dialog(page)).toBeVisible()
    expect(await recordedEvents(page)).toEqual(['drag-start', 'drag-move', 'drag-end'])
    expect(await page.evaluate(() => window.trial.away)).toBe(false)
  })

  test('is asked with the role of the gesture, and goes or stays by the answer (MO-08, MO-12)', async ({
    page,
  }) => {
    await visit(page)
    await open(page, { ...SHEET, breakpoints: [0, 0.5, 1], answer: 'soon no' })
    await pull(page, 0.1)
    await waitUntilStill(page)
    expect(await page.evaluate(() => window.trial.asked)).toEqual([])
    await pull(page, 0.4)
    await expect
      .poll(() => page.evaluate(() => window.trial.asked))
      .toEqual([[undefined, 'gesture', 'gesture']])
    await waitUntilStill(page)
    expect(await openShare(page)).toBe(0.5)
    await page.evaluate(() => window.trial.modal.handle.update({ canDismiss: async () => true }))
    await pull(page, 0.4)
    await gone(page)
  })

  test('a shade that is on closes it, one that is off lets taps and typing through (MO-13, MO-14, MO-15)', async ({
    page,
  }) => {
    await visit(page)
    await open(page, { ...SHEET, initialBreakpoint: 0.25, backdropBreakpoint: 0.25 })
    const note = page.locator('[data-stack]').getByRole('textbox')
    await note.tap()
    await expect(note).toBeFocused()
    await page.keyboard.type('typed beneath')
    await expect(note).toHaveValue('typed beneath')
    await expect(dialog(page)).toBeVisible()
    await page.evaluate(() => window.trial.modal.handle.setBreakpoint(0.5))
    await expect(page.locator('[data-stack]')).toHaveAttribute('inert')
    await expect(dialog(page)).toBeFocused()
    await tapBeside(page)
    await gone(page)
    await expect(page.locator('[data-stack]')).not.toHaveAttribute('inert')
  })

  test('the handle goes through the breakpoints, by keys as well, never away; as a mark it does nothing (MO-21, MO-23)', async ({
    page,
  }) => {
    await visit(page)
    await open(page, { ...SHEET, handleBehavior: 'cycle' })
    const handle = layer(page).getByRole('button', { name: 'Resize the sheet' })
    const stops: number[] = []
    for (const press of [
      () => handle.tap(),
      () => handle.tap(),
      () => handle.press('Enter'),
      () => handle.press('ArrowDown'),
    ]) {
      await press()
      await waitUntilStill(page)
      stops.push(await openShare(page))
    }
    expect(stops).toEqual([1, 0.25, 0.5, 0.25])
    await page.keyboard.press('Escape')
    await gone(page)
    await open(page, SHEET)
    const { x, y } = await inside(layer(page).locator('[data-handle]'), 0.5, 0.5)
    await page.touchscreen.tap(x, y)
    expect(await openShare(page)).toBe(0.5)
    await expect(layer(page).getByRole('button')).toHaveCount(0)
  })

  test('a tap beside it while it moves is not meant for it (MO-22)', async ({ page }) => {
    await visit(page, { mode: 'ios', motion: '0.1' })
    await page.evaluate(() => {
      const modal = window.patternbook?.overlays.modal({
        content: 'x',
        label: 'Trial',
        breakpoints: [0, 0.25, 0.5, 1],
        animated: false,
      })
      window.trial = { told: [], asked: [], modal: { handle: modal as never } }
    })
    await waitUntilStill(page)
    await page.evaluate(() => void window.trial.modal.handle.setBreakpoint(0.5))
    await expect(layer(page)).toHaveAttribute('data-moving')
    await tapBeside(page)
    await expect(layer(page)).not.toHaveAttribute('data-moving', { timeout: 15_000 })
    await expect(layer(page)).toHaveAttribute('data-state', 'presented')
  })

  test('content scrolls only at the top, and the same stroke goes on from sheet to content', async ({
    page,
  }) => {
    await visit(page)
    await openPanel(page)
    const middle = 0.3
    await pull(page, -0.35, middle)
    await waitUntilStill(page)
    expect(await openShare(page)).toBe(1)
    expect(await scroller(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await pull(page, -0.3, 0.6)
    await expect.poll(() => scroller(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
    expect(await openShare(page)).toBe(1)
  })

  test('content that scrolls at every breakpoint can be scrolled to its end, and the head still drags', async ({
    page,
  }) => {
    await visit(page)
    await page.getByRole('switch', { name: 'Sheet expands before it scrolls' }).tap()
    await openPanel(page)
    await pull(page, -0.2, 0.4)
    await expect.poll(() => scroller(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
    expect(await openShare(page)).toBe(0.5)
    await scroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(dialog(page).getByRole('button', { name: 'Room 24' })).toBeInViewport({ ratio: 1 })
    await pull(page, -0.4)
    await waitUntilStill(page)
    expect(await openShare(page)).toBe(1)
  })

  test('the window gets larger, and it stays where it rests (MO-34)', async ({ page }) => {
    await visit(page)
    await open(page, SHEET)
    await page.setViewportSize({ width: 430, height: 932 })
    expect(await openShare(page)).toBe(0.5)
    await page.setViewportSize({ width: 1024, height: 900 })
    expect(await openShare(page)).toBe(0.5)
  })

  test('a mark for its handle and its name are in the language of the frame', async ({ page }) => {
    await visit(page, { mode: 'ios', dir: 'rtl' })
    await openPanel(page)
    await expect(page.getByRole('dialog', { name: 'اختر غرفة' })).toBeVisible()
    await expect(layer(page).getByRole('button', { name: 'تغيير ارتفاع اللوحة' })).toBeVisible()
  })
})

test.describe('what a drag tells', () => {
  type Told = {
    event: string
    currentY: number
    deltaY: number
    progress: number
    snapBreakpoint?: number
    isDismissing: boolean
  }
  const details = (page: Page) =>
    page.evaluate(() => (window as unknown as { details: Told[] }).details.splice(0))
  /** Opens a modal, and keeps what its drags tell. */
  const listen = async (page: Page, options: Parameters<typeof open>[1]) => {
    await visit(page)
    await open(page, options)
    await page.evaluate(() => {
      const details: unknown[] = []
      Object.assign(window, { details })
      for (const event of ['drag-start', 'drag-move', 'drag-end'] as const)
        window.trial.modal.handle.on(event, (detail) => details.push({ event, ...detail }))
    })
  }
  const ends = (told: Told[]) => {
    const [first, last] = [told[0], told.at(-1)]
    if (!first || !last) throw new Error('nothing was told')
    expect([first.event, last.event]).toEqual(['drag-start', 'drag-end'])
    expect(new Set(told.slice(1, -1).map(({ event }) => event))).toEqual(new Set(['drag-move']))
    // Downwards all the way, as the finger went.
    expect(last.currentY - first.currentY).toBeCloseTo(last.deltaY, 0)
    return { first, last }
  }

  test('of a sheet: where it is, where it would rest, and whether that is away (MO-24)', async ({ page }) => {
    await listen(page, SHEET)
    await pull(page, 0.2)
    await waitUntilStill(page)
    const rests = ends(await details(page))
    expect(rests.first.progress).toBeCloseTo(0.5)
    expect(rests.last.progress).toBeCloseTo(0.3, 1)
    expect([rests.last.snapBreakpoint, rests.last.isDismissing]).toEqual([0.25, false])
    await pull(page, 0.22)
    await gone(page)
    const goes = ends(await details(page))
    expect([goes.last.snapBreakpoint, goes.last.isDismissing]).toEqual([0, true])
  })

  test('of a card: how far it has been pulled, and whether that sends it away (MO-24)', async ({ page }) => {
    await listen(page, { presentation: 'card' })
    await pull(page, 0.3)
    await waitUntilStill(page)
    const rests = ends(await details(page))
    expect([rests.last.snapBreakpoint, rests.last.isDismissing]).toEqual([undefined, false])
    await pull(page, 0.6)
    await gone(page)
    const goes = ends(await details(page))
    expect(goes.last.isDismissing).toBe(true)
    expect(Math.abs(goes.last.progress - rests.last.progress)).toBeCloseTo(0.3, 1)
  })
})

test.describe('back', () => {
  const shapes = { sheet: SHEET, card: { presentation: 'card' as const } }
  const ways = {
    'the back button of a wrapper': (page: Page) =>
      page.evaluate(() => void document.dispatchEvent(new Event('backbutton', { cancelable: true }))),
    // What Android asks of a page for its gesture and its button: a request to the newest watcher.
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

  for (const [shape, options] of Object.entries(shapes))
    for (const [name, press] of Object.entries(ways)) {
      test(`${name} closes a ${shape}, and the page is where it was (OV-01, HB-07)`, async ({ page }) => {
        await visit(page)
        await open(page, options)
        await press(page)
        await gone(page)
        expect(await page.evaluate(async () => (await window.trial.modal.handle).role)).toBe('backdrop')
        await expect(page).toHaveURL(/\/lab\//)
        await expect(page.locator('[data-stack]')).not.toHaveAttribute('inert')
        await expect(page.locator('[data-stack]')).toHaveCSS('transform', 'none')
      })

      test(`${name} leaves a ${shape} that requires an answer where it is, however often it is tried (HB-08)`, async ({
        page,
      }) => {
        await visit(page)
        await open(page, { ...options, answer: false })
        for (let times = 0; times < 3; times += 1) {
          await press(page)
          await waitUntilStill(page)
        }
        await expect(dialog(page)).toBeVisible()
        await expect(page).toHaveURL(/\/lab\//)
        await page.evaluate(() => window.trial.modal.handle.update({ canDismiss: true }))
        await press(page)
        await gone(page)
      })
    }
})

test.describe('an iOS card', () => {
  const CARD = { presentation: 'card' } as const
  const sizeBeneath = (page: Page) =>
    page.locator('[data-stack]').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

  test('the page beneath moves back for it, and comes back with it', async ({ page }) => {
    await visit(page)
    await open(page, CARD)
    expect(await sizeBeneath(page)).toBeCloseTo(0.915)
    await page.keyboard.press('Escape')
    await gone(page)
    expect(await sizeBeneath(page)).toBe(1)
    await expect(page.locator('[data-stack]')).toHaveCSS('border-radius', '0px')
  })

  test('a tap beside it does nothing on a phone and closes it on a tablet (MO-04)', async ({ page }) => {
    await visit(page)
    await open(page, CARD)
    await tapBeside(page)
    await page.keyboard.press('Tab')
    await expect(layer(page)).toHaveAttribute('data-state', 'presented')
    await page.setViewportSize({ width: 820, height: 1180 })
    // A frame as wide as the window; the one of the lab stays a phone.
    await page.goto(at('/alert/0/', { mode: 'ios' }))
    await hydrated(page)
    await open(page, CARD)
    expect(await sizeBeneath(page)).toBe(1)
    await tapBeside(page)
    await gone(page)
  })

  test('swiped down from its head it closes; less than half it comes back (MO-09, MO-24, MO-25)', async ({
    page,
  }) => {
    await visit(page)
    await open(page, CARD)
    await pull(page, 0.3)
    await waitUntilStill(page)
    await expect(dialog(page)).toBeVisible()
    expect(await recordedEvents(page)).toEqual(['drag-start', 'drag-move', 'drag-end'])
    await pull(page, 0.6)
    await gone(page)
    expect(await page.evaluate(async () => (await window.trial.modal.handle).role)).toBe('gesture')
  })

  test('that may not be closed comes along a little and stays (MO-09)', async ({ page }) => {
    await visit(page)
    await open(page, { ...CARD, answer: false })
    await pull(page, 0.6)
    await waitUntilStill(page)
    await expect(dialog(page)).toBeVisible()
    expect(await sizeBeneath(page)).toBeCloseTo(0.915)
  })

  test('is asked when it was pulled far enough, and goes or stays by the answer (MO-10, MO-11)', async ({
    page,
  }) => {
    await visit(page)
    await open(page, { ...CARD, answer: 'soon no' })
    await pull(page, 0.02)
    await waitUntilStill(page)
    expect(await page.evaluate(() => window.trial.asked)).toEqual([])
    await pull(page, 0.4)
    await expect
      .poll(() => page.evaluate(() => window.trial.asked))
      .toEqual([[undefined, 'gesture', 'gesture']])
    await waitUntilStill(page)
    await expect(dialog(page)).toBeVisible()
    await page.evaluate(() => window.trial.modal.handle.update({ canDismiss: async () => true }))
    await pull(page, 0.4)
    await gone(page)
  })

  test('swiped down by its content it closes only when that stands at its top, and the content scrolls before and after (MO-26, MO-27, MO-28, MO-29)', async ({
    page,
  }) => {
    await visit(page)
    await choose(page, 'Modal shape', 'card')
    await openPanel(page)
    const scrolled = () => scroller(page).evaluate(({ scrollTop }) => scrollTop)
    await pull(page, 0.2, 0.4)
    await waitUntilStill(page)
    await pull(page, -0.4, 0.8)
    await expect.poll(scrolled).toBeGreaterThan(50)
    const from = await inside(dialog(page), 0.5, 0.3)
    await swipe(page, from, { x: from.x, y: from.y + 40 })
    await waitUntilStill(page)
    await expect(dialog(page)).toBeVisible()
    await scroller(page).evaluate((element) => {
      const fresh = element.cloneNode(true) as HTMLElement
      element.replaceWith(fresh)
      fresh.scrollTop = 0
    })
    await pull(page, 0.65, 0.3)
    await gone(page)
  })

  test('cards lie on one another, and the one beneath moves back', async ({ page }) => {
    await visit(page)
    await choose(page, 'Modal shape', 'card')
    await openPanel(page)
    await dialog(page).getByRole('button', { name: 'Open another' }).tap()
    await expect(page.locator('[data-overlay=modal][data-state=presented]')).toHaveCount(2)
    const lower = page.locator('[data-card] [role=dialog]').first()
    await expect(lower).toHaveCSS('transform', /^matrix\(0\.915, 0, 0, 0\.915/)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-overlay=modal]')).toHaveCount(1)
    await expect(lower).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
  })

  test('Material knows no cards: nothing moves back', async ({ page }) => {
    await visit(page, { mode: 'md' })
    await open(page, CARD)
    expect(await sizeBeneath(page)).toBe(1)
    await expect(layer(page)).not.toHaveAttribute('data-card')
  })

  test('a frame that changes its size shows it right (MO-34)', async ({ page }) => {
    await visit(page)
    await open(page, CARD)
    await page.setViewportSize({ width: 430, height: 932 })
    expect(await sizeBeneath(page)).toBeCloseTo(0.915)
    const [frame, card] = await Promise.all([
      page.locator('[data-frame]').boundingBox(),
      dialog(page).boundingBox(),
    ])
    expect(card?.width).toBeCloseTo(frame?.width ?? 0, 0)
  })
})

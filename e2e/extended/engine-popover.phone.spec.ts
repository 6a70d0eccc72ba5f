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
import { countRetainedObjects, startMemorySession } from '../support/retained-objects'
import { openScreen } from '../support/screen-actions'
import { pointInside } from '../support/swipe'
import { expect, test } from '../support/test'

const popovers = (page: Page) => page.locator('[data-overlay=popover]')
const popover = (page: Page) => popovers(page).last().getByRole('dialog')
const trigger = (page: Page) => labFrame(page).getByRole('button', { name: 'Rooms', exact: true })
const row = (page: Page, name: string) => popovers(page).getByRole('button', { name, exact: true })
const openPopoverPanel = (page: Page, query?: Record<string, string>) => openLabPanel(page, 'popover', query)
const reducedMotionQuery = { mode: 'ios', motion: 'reduced' }
const expectPopoverCount = (page: Page, count: number) => expect(popovers(page)).toHaveCount(count)
const expectRowFocused = (page: Page, name: string) => expect(row(page, name)).toBeFocused()

/** Opens the popover of the trigger with a tap. */
async function openRooms(page: Page) {
  await trigger(page).tap()
  await expect(page.locator('[data-overlay=popover][data-state=presented]')).toHaveCount(1)
}

test.describe('the keyboard', () => {
  test('arrow keys move through the rows and stop at the first, Home and End go to the first and last', async ({
    page,
  }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await openRooms(page)
    await expect(popover(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expectRowFocused(page, 'Kitchen')
    await page.keyboard.press('ArrowDown')
    await expectRowFocused(page, 'Upstairs')
    await page.keyboard.press('End')
    await expect(page.getByLabel('Note').last()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Home')
    await expectRowFocused(page, 'Kitchen')
    await page.keyboard.press('ArrowUp')
    await expectRowFocused(page, 'Kitchen')
  })

  test('keys in a text area move its cursor', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await openRooms(page)
    const note = popovers(page).getByLabel('Note')
    await note.fill('one\ntwo')
    for (const key of ['Home', 'ArrowUp', 'ArrowDown', 'End', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(note).toBeFocused()
    expect(await note.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(6)
  })

  test('opens nested popovers and closes them one by one', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await expectPopoverCount(page, 1)
    for (const key of ['Home', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
    await expectPopoverCount(page, 2)
    await expectRowFocused(page, 'Bedroom')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expectPopoverCount(page, 3)
    await expectRowFocused(page, 'Trunk')
    await page.keyboard.press('ArrowLeft')
    await expectPopoverCount(page, 2)
    await expectRowFocused(page, 'Attic')
    await page.keyboard.press('Space')
    await expectPopoverCount(page, 3)
    await page.keyboard.press('Escape')
    await expectPopoverCount(page, 2)
    await page.keyboard.press('Escape')
    await expectPopoverCount(page, 1)
    await expectRowFocused(page, 'Upstairs')
  })

  test('in right to left the arrow keys that open and close are swapped', async ({ page }) => {
    await openPopoverPanel(page, { ...reducedMotionQuery, dir: 'rtl', lang: 'en' })
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    await expectPopoverCount(page, 1)
    for (const key of ['Home', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
    await expectPopoverCount(page, 2)
    await page.keyboard.press('ArrowRight')
    await expectPopoverCount(page, 1)
  })

  test('Tab does not move to the page behind it', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await openRooms(page)
    await expect(labFrame(page).locator('[data-stack]')).toHaveAttribute('inert', '')
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Tab')
      await expect(labFrame(page).locator('[data-stack] :focus')).toHaveCount(0)
    }
  })
})

test.describe('nested popovers', () => {
  test('a tap outside closes all of them', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await openRooms(page)
    await row(page, 'Upstairs').tap()
    await row(page, 'Attic').tap()
    await expectPopoverCount(page, 3)
    const frameBox = await boxOf(page, '.lab-device [data-frame]')
    await page.touchscreen.tap(frameBox.left + 20, frameBox.bottom - 12)
    await expectPopoverCount(page, 0)
    await expectResult(page, 'Popover: backdrop, no data')
  })

  test('a second nested popover replaces the first', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await chooseOption(page, 'Popover trigger position', 'top')
    await openRooms(page)
    await row(page, 'Outside').click()
    await expect(row(page, 'Garden')).toBeVisible()
    await row(page, 'Upstairs').click()
    await expect(row(page, 'Bedroom')).toBeVisible()
    await expectPopoverCount(page, 2)
    await expect(row(page, 'Garden')).toHaveCount(0)
  })

  test('a choice in the innermost popover closes all of them', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await openRooms(page)
    await row(page, 'Upstairs').tap()
    await row(page, 'Attic').tap()
    await row(page, 'Trunk').tap()
    await expectPopoverCount(page, 0)
  })
})

test.describe('a popover opens', () => {
  test('by a tap, and a choice closes it and returns the chosen value', async ({ page }) => {
    await openPopoverPanel(page)
    await openRooms(page)
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
    await row(page, 'Kitchen').tap()
    await expectPopoverCount(page, 0)
    await expectResult(page, 'Popover: chosen, Kitchen')
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('by hovering the trigger', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await chooseOption(page, 'Popover opens on', 'hover')
    await trigger(page).hover()
    await expectPopoverCount(page, 1)
  })

  test('by a right click', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await chooseOption(page, 'Popover opens on', 'context-menu')
    await trigger(page).click()
    await expectPopoverCount(page, 0)
    await trigger(page).click({ button: 'right', position: { x: 12, y: 12 } })
    await expectPopoverCount(page, 1)
  })

  test('after its trigger was removed and added again', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await setSwitch(page, 'Popover trigger is present', false)
    await expect(trigger(page)).toHaveCount(0)
    await setSwitch(page, 'Popover trigger is present', true)
    await openRooms(page)
  })

  test('by its owner, and Escape and a choice close it', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await setSwitch(page, 'Popover as a controlled component', true)
    await clickButton(page, 'Open popover')
    await expectPopoverCount(page, 1)
    await page.keyboard.press('Escape')
    await expectPopoverCount(page, 0)
    await expectResult(page, 'Popover: backdrop, no data')
    await clickButton(page, 'Open popover')
    await row(page, 'Kitchen').tap()
    await expectPopoverCount(page, 0)
  })
})

test.describe('an owner that unmounts', () => {
  // Slow motion lets the owner unmount during an animation.
  const slowMotionQuery = { mode: 'md', motion: '0.05' }
  const tab = (page: Page, name: string) => page.locator(`#lab-tab-${name}`)
  const expectState = (page: Page, name: string) =>
    expect(page.locator(`[data-overlay=popover][data-state=${name}]`)).toHaveCount(1)
  const waitUntilMoving = (page: Page) =>
    page.waitForFunction(() =>
      document
        .querySelector('[data-overlay=popover]')
        ?.getAnimations({ subtree: true })
        .some(({ currentTime }) => Number(currentTime) > 0),
    )
  const finishAnimations = (page: Page) =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })

  for (const phase of ['entrance', 'exit'] as const)
    test(`during its ${phase} removes the popover and leaves nothing behind`, async ({ page }) => {
      test.slow()
      await openPopoverPanel(page, slowMotionQuery)
      const session = await startMemorySession(page)
      const countListeners = async () => (await countRetainedObjects(session)).listeners
      const runRound = async (afterUnmount: () => Promise<unknown>) => {
        await setSwitch(page, 'Popover as a controlled component', true)
        await clickButton(page, 'Open popover')
        await expectState(page, 'presenting')
        await waitUntilMoving(page)
        if (phase === 'exit') {
          await finishAnimations(page)
          await expectState(page, 'presented')
          await page.keyboard.press('Escape')
          await expectState(page, 'dismissing')
          await waitUntilMoving(page)
        }
        await tab(page, 'gesture').click()
        await expect(page.getByRole('switch', { name: 'Popover as a controlled component' })).toHaveCount(0)
        await expectPopoverCount(page, 0)
        await expect(page.locator('[data-overlay], [inert], [data-beneath-overlay]')).toHaveCount(0)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
        await afterUnmount()
        await tab(page, 'popover').click()
        await expect(page.getByRole('button', { name: 'Open popover' })).toBeVisible()
      }
      let before = 0
      // The first round loads the code of the popover, so it is not measured.
      await runRound(async () => {})
      await runRound(async () => {
        before = await countListeners()
      })
      await runRound(() => expect.poll(countListeners).toBeLessThanOrEqual(before))
      const scroller = labFrame(page).locator('[data-content]').first()
      const { x, y } = await pointInside(labFrame(page), 0.2, 0.8)
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, 200)
      await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    })
})

test.describe('the position of a popover', () => {
  test.beforeEach(async ({ page }) => {
    // The window is tall enough for a popover above or below a trigger in the middle.
    await page.setViewportSize({ width: 1200, height: 900 })
  })

  const measureBoxes = async (page: Page) => ({
    box: await boxOf(page, '[data-overlay=popover] [role=dialog]'),
    triggerBox: await boxOf(page, '[data-frame] [aria-haspopup][aria-expanded=true]'),
    frameBox: await boxOf(page, '.lab-device [data-frame]'),
  })

  for (const mode of ['ios', 'md'])
    for (const align of ['start', 'center', 'end'])
      test(`is below or above its trigger, aligned with it (${mode}, ${align})`, async ({ page }) => {
        await openPopoverPanel(page, { mode, motion: 'reduced' })
        await chooseOption(page, 'Popover alignment', align)
        for (const side of ['bottom', 'top']) {
          await chooseOption(page, 'Popover side', side)
          await trigger(page).click()
          await expectPopoverCount(page, 1)
          const { box, triggerBox, frameBox } = await measureBoxes(page)
          if (side === 'bottom') expect(box.top).toBeGreaterThanOrEqual(triggerBox.bottom)
          else expect(box.bottom).toBeLessThanOrEqual(triggerBox.top)
          expect(box.left).toBeGreaterThanOrEqual(frameBox.left)
          expect(box.right).toBeLessThanOrEqual(frameBox.right)
          if (align === 'center')
            expect(Math.abs(box.left + box.right - triggerBox.left - triggerBox.right)).toBeLessThan(4)
          await page.keyboard.press('Escape')
          await expectPopoverCount(page, 0)
        }
      })

  test('flips to the other side if there is no room', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await chooseOption(page, 'Popover trigger position', 'bottom')
    await trigger(page).click()
    await expectPopoverCount(page, 1)
    const lowBoxes = await measureBoxes(page)
    expect(lowBoxes.box.bottom).toBeLessThanOrEqual(lowBoxes.triggerBox.top)
    await page.keyboard.press('Escape')
    await expectPopoverCount(page, 0)
    // The popover with many rows is narrow enough to fit beside the trigger.
    await setSwitch(page, 'Popover with many rows', true)
    await chooseOption(page, 'Popover trigger position', 'start')
    await chooseOption(page, 'Popover side', 'start')
    await trigger(page).click()
    await expect
      .poll(async () => {
        const { box, triggerBox } = await measureBoxes(page)
        return box.left >= triggerBox.right
      })
      .toBe(true)
  })

  test('falls back to below if there is room on neither side', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await chooseOption(page, 'Popover side', 'end')
    await trigger(page).click()
    await expect
      .poll(async () => {
        const { box, triggerBox, frameBox } = await measureBoxes(page)
        return box.top >= triggerBox.bottom && box.right <= frameBox.right
      })
      .toBe(true)
  })

  test('is as wide as its anchor if its size is cover', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await chooseOption(page, 'Popover size', 'cover')
    await trigger(page).click()
    const { box, triggerBox } = await measureBoxes(page)
    // Positions are rounded to whole px: one edge may be rounded up, the other down.
    expect(Math.abs(box.right - box.left - (triggerBox.right - triggerBox.left))).toBeLessThan(2)
  })

  test('has no arrow and no backdrop color in iOS 26', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await trigger(page).click()
    await expectPopoverCount(page, 1)
    await expect(popovers(page).locator('svg:not([aria-hidden])')).toHaveCount(0)
    await expect(popovers(page).locator(':scope > [data-backdrop]')).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
  })

  test('has an arrow in iOS 18 that points at the trigger and can be turned off', async ({ page }) => {
    await openPopoverPanel(page, { ...reducedMotionQuery, ios: '18' })
    const arrow = popovers(page).locator('svg:not([aria-hidden])').last()
    await trigger(page).click()
    const { triggerBox } = await measureBoxes(page)
    const arrowBox = await arrow.boundingBox()
    expect(
      Math.abs((arrowBox?.x ?? 0) + (arrowBox?.width ?? 0) / 2 - (triggerBox.left + triggerBox.right) / 2),
    ).toBeLessThan(2)
    await page.keyboard.press('Escape')
    await setSwitch(page, 'Popover arrow', false)
    await trigger(page).click()
    await expectPopoverCount(page, 1)
    await expect(arrow).toHaveCount(0)
  })

  for (const dir of ['ltr', 'rtl'] as const)
    for (const side of ['left', 'right'] as const)
      test(`is on the ${side} of the screen in both directions (${dir})`, async ({ page }) => {
        // A frame as wide as the window has room on both sides, so the popover does not flip.
        await openScreen(page, '/alert/0/', { ...reducedMotionQuery, dir, lang: 'en', full: '1' })
        const x = 600
        await page.evaluate(
          async ([side, clientX]) => {
            await window.patternbook?.overlays.popover({
              anchor: { clientX, clientY: 400 },
              side,
              label: 'Here',
              content: 'Here',
            }).presented
          },
          [side, x] as const,
        )
        const box = await boxOf(page, '[data-overlay=popover] [role=dialog]')
        if (side === 'left') expect([box.right <= x, x - box.right < 30]).toEqual([true, true])
        else expect([box.left >= x, box.left - x < 30]).toEqual([true, true])
        expect(Math.abs((box.top + box.bottom) / 2 - 400)).toBeLessThan(4)
      })

  test('follows its anchor when that scrolls', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    const row = labFrame(page).locator('[data-content] li').nth(2)
    await row.evaluate(async (element) => {
      element.id = 'pointed-at'
      await window.patternbook?.overlays.popover({ anchor: element, label: 'Here', content: 'Here' })
        .presented
    })
    const positionAtAnchor = async () => {
      const [box, anchorBox] = [
        await boxOf(page, '[data-overlay=popover] [role=dialog]'),
        await boxOf(page, '#pointed-at'),
      ]
      return { gap: box.top - anchorBox.bottom, top: anchorBox.top }
    }
    const before = await positionAtAnchor()
    expect(before.gap).toBeGreaterThanOrEqual(0)
    await row.evaluate((element) => element.closest('[data-content]')?.scrollBy(0, 60))
    await expect.poll(positionAtAnchor).toEqual({ gap: before.gap, top: before.top - 60 })
  })

  test('stays at its trigger when the window is resized', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await trigger(page).click()
    await expectPopoverCount(page, 1)
    await page.setViewportSize({ width: 1200, height: 760 })
    await expect
      .poll(async () => {
        const { box, triggerBox } = await measureBoxes(page)
        return box.top - triggerBox.bottom
      })
      // 8 px is the distance in iOS 26, where popovers have no arrow.
      .toBe(8)
  })
})

test.describe('the look of a popover', () => {
  test('a long one scrolls inside the frame', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    await setSwitch(page, 'Popover with many rows', true)
    await openRooms(page)
    const [box, frameBox] = [
      await boxOf(page, '[data-overlay=popover] [role=dialog]'),
      await boxOf(page, '[data-frame]'),
    ]
    expect(box.bottom).toBeLessThanOrEqual(frameBox.bottom)
    expect(box.top).toBeGreaterThanOrEqual(frameBox.top)
  })

  test('one at a point needs no element, and on iOS it blurs the page behind it', async ({ page }) => {
    await openPopoverPanel(page, reducedMotionQuery)
    const frameBox = await boxOf(page, '.lab-device [data-frame]')
    await page.evaluate(
      async (point) => {
        await window.patternbook?.overlays.popover({ anchor: point, label: 'Here', content: 'Right here.' })
          .presented
      },
      { clientX: frameBox.left + 60, clientY: frameBox.top + 90 },
    )
    await expect(popover(page)).toHaveText('Right here.')
    await expect(popover(page)).toHaveCSS('backdrop-filter', /blur/)
    const box = await boxOf(page, '[data-overlay=popover] [role=dialog]')
    expect(box.top).toBeGreaterThanOrEqual(frameBox.top + 90)
  })

  for (const mode of ['ios', 'md'])
    test(`axe finds no violations in it (${mode})`, async ({ page }) => {
      await openPopoverPanel(page, { mode, motion: 'reduced' })
      await openRooms(page)
      await row(page, 'Upstairs').tap()
      await expectPopoverCount(page, 2)
      expect(await axeFindings(page)).toEqual([])
    })
})

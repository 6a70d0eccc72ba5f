import { expect } from '@playwright/test'
import {
  boxOf,
  button,
  choose,
  type EngineTest,
  isPageInert,
  loggedEvents,
  overlay,
  overlayEvents,
  visitLab,
  waitForFocusOn,
  waitForLastLine,
  waitForOverlays,
} from '../engine-test'

const trigger = button('Rooms', '//*[@data-frame]')

/** Single and nested popovers. */
export const popoverTests: readonly EngineTest[] = [
  {
    title: 'a popover opens at its trigger, inside the frame, and Escape closes it',
    async go(driver) {
      await visitLab(driver, 'popover')
      for (const place of ['top', 'end', 'bottom']) {
        await choose(driver, 'Popover trigger position', place)
        await driver.click(trigger)
        await waitForOverlays(driver, 'popover')
        const box = await boxOf(driver, '[data-overlay=popover] [role=dialog]')
        const anchor = await boxOf(driver, '[data-frame] [aria-haspopup][aria-expanded=true]')
        const frame = await boxOf(driver, '.lab-device [data-frame]')
        // The popover is below the trigger, or above it if there is no room below.
        const gap = Math.max(box.top - anchor.bottom, anchor.top - box.bottom)
        expect(gap, place).toBeGreaterThanOrEqual(0)
        expect(gap, place).toBeLessThan(20)
        expect(Math.min(box.right, anchor.right) - Math.max(box.left, anchor.left), place).toBeGreaterThan(40)
        expect(box.left, place).toBeGreaterThanOrEqual(frame.left)
        expect(box.right, place).toBeLessThanOrEqual(frame.right)
        expect(box.top, place).toBeGreaterThanOrEqual(frame.top)
        expect(box.bottom, place).toBeLessThanOrEqual(frame.bottom)
        await driver.press('Escape')
        await waitForOverlays(driver, 'popover', 0)
        await waitForFocusOn(driver, 'Rooms')
      }
      expect(await loggedEvents(driver, 12)).toEqual(
        Array(3).fill(overlayEvents('popover', 'backdrop')).flat(),
      )
    },
  },
  {
    title: 'nested popovers open and close one by one',
    async go(driver) {
      await visitLab(driver, 'popover')
      await driver.click(trigger)
      await waitForOverlays(driver, 'popover')
      await driver.click(button('Upstairs', overlay))
      await waitForOverlays(driver, 'popover', 2)
      await driver.click(button('Attic', overlay))
      await waitForOverlays(driver, 'popover', 3)
      expect(await isPageInert(driver)).toBe(true)
      for (const [remaining, opener] of [
        [2, 'Attic'],
        [1, 'Upstairs'],
        [0, 'Rooms'],
      ] as const) {
        await driver.press('Escape')
        await waitForOverlays(driver, 'popover', remaining)
        await waitForFocusOn(driver, opener)
      }
      expect(await isPageInert(driver)).toBe(false)
      await waitForLastLine(driver, 'backdrop, no data')
    },
  },
]

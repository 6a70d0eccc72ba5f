import { expect } from '@playwright/test'
import {
  boxOf,
  buttonXPath,
  chooseOption,
  type EngineTest,
  isPageInert,
  overlayEvents,
  overlayXPath,
  visitLab,
  waitForEvents,
  waitForFocusOn,
  waitForOverlays,
  waitForResult,
} from '../engine-driver'

const triggerXPath = buttonXPath('Rooms', '//*[@data-frame]')

/** Tests of single and nested popovers. */
export const popoverTests: readonly EngineTest[] = [
  {
    title: 'a popover opens at its trigger, inside the frame, and Escape closes it',
    async run(driver) {
      await visitLab(driver, 'popover')
      for (const position of ['top', 'end', 'bottom']) {
        await chooseOption(driver, 'Popover trigger position', position)
        await driver.click(triggerXPath)
        await waitForOverlays(driver, 'popover')
        const popoverBox = await boxOf(driver, '[data-overlay=popover] [role=dialog]')
        const triggerBox = await boxOf(driver, '[data-frame] [aria-haspopup][aria-expanded=true]')
        const frameBox = await boxOf(driver, '.lab-device [data-frame]')
        // The popover is below the trigger, or above it if there is no room below.
        const gap = Math.max(popoverBox.top - triggerBox.bottom, triggerBox.top - popoverBox.bottom)
        expect(gap, position).toBeGreaterThanOrEqual(0)
        expect(gap, position).toBeLessThan(20)
        expect(
          Math.min(popoverBox.right, triggerBox.right) - Math.max(popoverBox.left, triggerBox.left),
          position,
        ).toBeGreaterThan(40)
        expect(popoverBox.left, position).toBeGreaterThanOrEqual(frameBox.left)
        expect(popoverBox.right, position).toBeLessThanOrEqual(frameBox.right)
        expect(popoverBox.top, position).toBeGreaterThanOrEqual(frameBox.top)
        expect(popoverBox.bottom, position).toBeLessThanOrEqual(frameBox.bottom)
        await driver.press('Escape')
        await waitForOverlays(driver, 'popover', 0)
        await waitForFocusOn(driver, 'Rooms')
      }
      expect(await waitForEvents(driver, 12)).toEqual(
        Array(3).fill(overlayEvents('popover', 'backdrop')).flat(),
      )
    },
  },
  {
    title: 'nested popovers open and close one by one',
    async run(driver) {
      await visitLab(driver, 'popover')
      await driver.click(triggerXPath)
      await waitForOverlays(driver, 'popover')
      await driver.click(buttonXPath('Upstairs', overlayXPath))
      await waitForOverlays(driver, 'popover', 2)
      await driver.click(buttonXPath('Attic', overlayXPath))
      await waitForOverlays(driver, 'popover', 3)
      expect(await isPageInert(driver)).toBe(true)
      for (const [remaining, focusedText] of [
        [2, 'Attic'],
        [1, 'Upstairs'],
        [0, 'Rooms'],
      ] as const) {
        await driver.press('Escape')
        await waitForOverlays(driver, 'popover', remaining)
        await waitForFocusOn(driver, focusedText)
      }
      expect(await isPageInert(driver)).toBe(false)
      await waitForResult(driver, 'backdrop, no data')
    },
  },
]

import { expect } from '@playwright/test'
import {
  buttonXPath,
  chooseOption,
  type EngineTest,
  overlayEvents,
  overlayXPath,
  toggleSwitch,
  visitLab,
  waitForEvents,
  waitForFocusIn,
  waitForOverlays,
  waitForResult,
} from '../engine-driver'

/** Tests of alerts, action sheets, and loading overlays. */
export const alertTests: readonly EngineTest[] = [
  {
    title: 'an alert opens, takes the focus, closes with a button, and sends its events',
    async run(driver) {
      await visitLab(driver, 'alert')
      await driver.click(buttonXPath('Open alert'))
      await waitForOverlays(driver, 'alert')
      await waitForFocusIn(driver, '[data-overlay=alert]')
      await driver.click(buttonXPath('Hold', overlayXPath))
      expect(await waitForEvents(driver, 4)).toEqual(overlayEvents('alert', 'hold'))
      await waitForOverlays(driver, 'alert', 0)
    },
  },
  {
    title: 'Escape closes an action sheet with the role of a tap outside',
    async run(driver) {
      await visitLab(driver, 'action-sheet')
      await driver.click(buttonXPath('Open action sheet'))
      await waitForOverlays(driver, 'action-sheet')
      await driver.press('Escape')
      expect(await waitForEvents(driver, 4)).toEqual(overlayEvents('action-sheet', 'backdrop'))
    },
  },
  {
    title: 'a loading overlay that cannot be dismissed closes after its duration, without a role',
    async run(driver) {
      await visitLab(driver, 'loading')
      await chooseOption(driver, 'Loading overlay stays open', '1 s')
      await toggleSwitch(driver, 'Loading overlay can be closed')
      await driver.click(buttonXPath('Open loading overlay'))
      await waitForOverlays(driver, 'loading')
      await driver.press('Escape')
      expect(await waitForEvents(driver, 4)).toEqual(overlayEvents('loading'))
      await waitForResult(driver, 'done, no role')
      await waitForOverlays(driver, 'loading', 0)
    },
  },
]

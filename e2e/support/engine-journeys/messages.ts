import { expect } from '@playwright/test'
import {
  button,
  choose,
  focusIn,
  type Journey,
  life,
  overlay,
  says,
  shows,
  told,
  turn,
  visitLab,
} from '../engine-journey'

/** Alerts, action sheets and loading. */
export const messageJourneys: readonly Journey[] = [
  {
    title: 'an alert opens, takes the focus, is answered and tells of it',
    async go(driver) {
      await visitLab(driver, 'alert')
      await driver.click(button('Open alert'))
      await shows(driver, 'alert')
      await focusIn(driver, '[data-overlay=alert]')
      await driver.click(button('Hold', overlay))
      expect(await told(driver, 4)).toEqual(life('alert', 'hold'))
      await shows(driver, 'alert', 0)
    },
  },
  {
    title: 'Escape closes an action sheet as a tap beside it would',
    async go(driver) {
      await visitLab(driver, 'action-sheet')
      await driver.click(button('Open action sheet'))
      await shows(driver, 'action-sheet')
      await driver.press('Escape')
      expect(await told(driver, 4)).toEqual(life('action-sheet', 'backdrop'))
    },
  },
  {
    title: 'loading that cannot be closed goes by itself after its time, and its end has no role',
    async go(driver) {
      await visitLab(driver, 'loading')
      await choose(driver, 'Loading stays', '1 s')
      await turn(driver, 'Loading can be closed')
      await driver.click(button('Open loading'))
      await shows(driver, 'loading')
      await driver.press('Escape')
      expect(await told(driver, 4)).toEqual(life('loading'))
      await says(driver, 'done, no role')
      await shows(driver, 'loading', 0)
    },
  },
]

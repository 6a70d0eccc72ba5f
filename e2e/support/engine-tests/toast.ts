import { expect } from '@playwright/test'
import { swipe } from '../engine-finger'
import {
  button,
  type EngineTest,
  loggedEvents,
  overlayEvents,
  visitLab,
  waitForLastLine,
  waitForOverlays,
} from '../engine-test'

const CARD = '[data-overlay=toast] [data-toast]'

/** Toasts. */
export const toastTests: readonly EngineTest[] = [
  {
    title: 'a toast opens without taking the focus, and can be closed',
    async go(driver) {
      await visitLab(driver, 'toast')
      await driver.click(button('Open toast'))
      await loggedEvents(driver, 2)
      expect(await driver.run(() => document.activeElement?.closest('[data-overlay]') === null)).toBe(true)
      await driver.run(() => void window.patternbook?.overlays.dismiss('seen', 'closed', { type: 'toast' }))
      expect(await loggedEvents(driver, 4)).toEqual(overlayEvents('toast', 'closed'))
    },
  },
  {
    title: 'a swipe dismisses a toast, and a short one does not',
    async go(driver) {
      await visitLab(driver, 'toast')
      await driver.click(button('Open toast'))
      await waitForOverlays(driver, 'toast')
      await swipe(driver, CARD, [0.3, 0.5], [0.3, 0.8])
      await driver.until((card) => {
        const toast = document.querySelector(card)
        return toast !== null && getComputedStyle(toast).transform === 'none'
      }, CARD)
      await waitForOverlays(driver, 'toast')
      await swipe(driver, CARD, [0.3, 0.5], [0.3, 2.5])
      await waitForLastLine(driver, 'Toast: gesture')
      expect(await loggedEvents(driver, 4)).toEqual(overlayEvents('toast', 'gesture'))
      await waitForOverlays(driver, 'toast', 0)
    },
  },
  {
    title: 'toasts that do not fit wait until there is room',
    async go(driver) {
      await visitLab(driver, 'toast')
      for (let number = 0; number < 5; number += 1) await driver.click(button('Open toast'))
      await waitForOverlays(driver, 'toast', 3)
      const shown = () =>
        driver.run((card) => [...document.querySelectorAll(card)].map(({ textContent }) => textContent), CARD)
      const first = await shown()
      expect(first).not.toContain('Message 5')
      for (let number = 0; number < 2; number += 1) await driver.click(button('Close toast'))
      await loggedEvents(driver, 14)
      await waitForOverlays(driver, 'toast', 3)
      expect(await shown()).toContain('Message 5')
    },
  },
]

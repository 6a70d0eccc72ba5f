import { expect } from '@playwright/test'
import {
  buttonXPath,
  type EngineTest,
  overlayEvents,
  visitLab,
  waitForEvents,
  waitForOverlays,
  waitForResult,
} from '../engine-driver'
import { swipe } from '../synthetic-touch'

const TOAST_SELECTOR = '[data-overlay=toast] [data-toast]'

export const toastTests: readonly EngineTest[] = [
  {
    title: 'a toast opens without taking the focus, and can be closed',
    async run(driver) {
      await visitLab(driver, 'toast')
      await driver.click(buttonXPath('Open toast'))
      await waitForEvents(driver, 2)
      expect(await driver.evaluate(() => document.activeElement?.closest('[data-overlay]') === null)).toBe(
        true,
      )
      await driver.evaluate(
        () => void window.patternbook?.overlays.dismiss('seen', 'closed', { kind: 'toast' }),
      )
      expect(await waitForEvents(driver, 4)).toEqual(overlayEvents('toast', 'closed'))
    },
  },
  {
    title: 'a swipe dismisses a toast, and a short one does not',
    async run(driver) {
      await visitLab(driver, 'toast')
      await driver.click(buttonXPath('Open toast'))
      await waitForOverlays(driver, 'toast')
      await swipe(driver, TOAST_SELECTOR, [0.3, 0.5], [0.3, 0.8])
      await driver.waitUntil((toastSelector) => {
        const toast = document.querySelector(toastSelector)
        return toast !== null && getComputedStyle(toast).transform === 'none'
      }, TOAST_SELECTOR)
      await waitForOverlays(driver, 'toast')
      await swipe(driver, TOAST_SELECTOR, [0.3, 0.5], [0.3, 2.5])
      await waitForResult(driver, 'Toast: gesture')
      expect(await waitForEvents(driver, 4)).toEqual(overlayEvents('toast', 'gesture'))
      await waitForOverlays(driver, 'toast', 0)
    },
  },
  {
    title: 'toasts that do not fit wait until there is room',
    async run(driver) {
      await visitLab(driver, 'toast')
      for (let i = 0; i < 5; i += 1) await driver.click(buttonXPath('Open toast'))
      await waitForOverlays(driver, 'toast', 3)
      const readTexts = () =>
        driver.evaluate(
          (toastSelector) =>
            [...document.querySelectorAll(toastSelector)].map(({ textContent }) => textContent),
          TOAST_SELECTOR,
        )
      const initialTexts = await readTexts()
      expect(initialTexts).not.toContain('Message 5')
      for (let i = 0; i < 2; i += 1) await driver.click(buttonXPath('Close toast'))
      await waitForEvents(driver, 14)
      await waitForOverlays(driver, 'toast', 3)
      expect(await readTexts()).toContain('Message 5')
    },
  },
]

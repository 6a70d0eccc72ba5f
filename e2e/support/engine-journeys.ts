import { expect } from '@playwright/test'
import {
  activePage,
  button,
  type EngineDriver,
  life,
  overlay,
  passage,
  shows,
  told,
  visitLab,
} from './engine-journey'

type Journey = { title: string; go(driver: EngineDriver): Promise<void> }

/** The engines from the outside, in the lab of the exported site: what every browser has to be able to do. */
export const engineJourneys: readonly Journey[] = [
  {
    title: 'an alert opens, takes the focus, is answered and tells of it',
    async go(driver) {
      await visitLab(driver, 'alert')
      await driver.click(button('Open alert'))
      await shows(driver, 'alert')
      expect(
        await driver.run(
          () => document.activeElement?.closest('[data-overlay]')?.getAttribute('data-overlay') ?? null,
        ),
      ).toBe('alert')
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
    title: 'a toast comes and can be closed, and takes no focus',
    async go(driver) {
      await visitLab(driver, 'toast')
      await driver.click(button('Open toast'))
      await told(driver, 2)
      expect(await driver.run(() => document.activeElement?.closest('[data-overlay]') === null)).toBe(true)
      await driver.run(() => void window.patternbook?.overlays.dismiss('seen', 'closed', { type: 'toast' }))
      expect(await told(driver, 4)).toEqual(life('toast', 'closed'))
    },
  },
  ...(['ios', 'md'] as const).map((mode) => ({
    title: `a page goes in and comes back with its events in order (${mode})`,
    async go(driver: EngineDriver) {
      await visitLab(driver, 'alert', `?mode=${mode}`)
      await driver.click(button('Next page', activePage))
      expect(await told(driver, 6)).toEqual(passage('/', '/1'))
      await driver.click(`${activePage}//a[@data-back]`)
      expect((await told(driver, 12)).slice(6)).toEqual(passage('/1', '/'))
      expect(
        await driver.run(
          () => document.querySelector('[data-page-slot]:not([inert]) h1')?.textContent ?? null,
        ),
      ).toBe('First page')
    },
  })),
]

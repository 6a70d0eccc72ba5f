import { expect } from '@playwright/test'
import {
  activePageXPath,
  buttonXPath,
  type EngineDriver,
  type EngineTest,
  headingText,
  transitionEvents,
  visitLab,
  waitForEvents,
  waitForFocusIn,
  waitForTransition,
} from '../engine-driver'
import { expectPairedEvents, type PageEvent } from '../paired-events'

/** Records the lifecycle events of pages in the browser. {@link readPageEvents} returns them. */
const recordPageEvents = (driver: EngineDriver): Promise<void> =>
  driver.evaluate(() => {
    const pageEvents: PageEvent[] = []
    Object.assign(window, { pageEvents })
    for (const phase of ['will', 'did', 'cancel'])
      for (const action of ['enter', 'leave'])
        addEventListener(`patternbook:${phase}-${action}`, ({ target }) =>
          pageEvents.push([`${phase}-${action}`, (target as HTMLElement).dataset.pageSlot ?? '']),
        )
  })

const readPageEvents = (driver: EngineDriver): Promise<PageEvent[]> =>
  driver.evaluate(() => (window as unknown as { pageEvents: PageEvent[] }).pageEvents)

/** Tries to navigate fifty times, faster than transitions can finish, with the same random choices in every run. */
async function navigateQuickly(driver: EngineDriver): Promise<void> {
  await driver.evaluate(() => {
    // The Park–Miller random number generator returns the same sequence in every run.
    let seed = 20_240_607
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const clickElement = (selector: string, text?: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .find(({ textContent }) => !text || textContent?.trim() === text)
        ?.click()
    const pageSelector = '[data-frame] [data-page-slot]:not([inert])'
    let remaining = 50
    const navigateNext = () => {
      if (remaining === 0) {
        document.documentElement.dataset.navigated = ''
        return
      }
      remaining -= 1
      const randomValue = random()
      if (randomValue < 0.45) clickElement(`${pageSelector} button`, 'Next page')
      else if (randomValue < 0.7) clickElement(`${pageSelector} [data-back]`)
      else if (randomValue < 0.85) clickElement('#lab-panel button', 'Back')
      else clickElement('#lab-panel button', randomValue < 0.95 ? 'Replace' : 'New root')
      setTimeout(navigateNext, random() * 80)
    }
    navigateNext()
  })
  await driver.waitUntil(() => document.documentElement.dataset.navigated === '')
}

/** Tests of page transitions. */
export const pageTests: readonly EngineTest[] = [
  ...(['ios', 'md'] as const).map((mode) => ({
    title: `a page opens and closes with its events in order (${mode})`,
    async run(driver: EngineDriver) {
      await visitLab(driver, 'alert', `?mode=${mode}`)
      await driver.click(buttonXPath('Next page', activePageXPath))
      expect(await waitForEvents(driver, 6)).toEqual(transitionEvents('/', '/1'))
      await driver.click(`${activePageXPath}//a[@data-back]`)
      expect((await waitForEvents(driver, 12)).slice(6)).toEqual(transitionEvents('/1', '/'))
      expect(await headingText(driver)).toBe('First page')
    },
  })),
  ...(['ios', 'md'] as const).map((mode) => ({
    title: `fifty fast navigations leave one page with its heading focused, and every event has its counterpart (${mode})`,
    async run(driver: EngineDriver) {
      await visitLab(driver, 'transition', `?mode=${mode}`)
      await recordPageEvents(driver)
      await navigateQuickly(driver)
      await waitForTransition(driver)
      await waitForFocusIn(driver, '[data-frame] [data-page-slot]:not([inert]) h1')
      expect(
        await driver.evaluate(
          () => document.querySelectorAll('[data-frame] [data-page-slot]:not([inert])').length,
        ),
      ).toBe(1)
      const events = await readPageEvents(driver)
      expect(events.length).toBeGreaterThan(60)
      expectPairedEvents(events)
    },
  })),
]

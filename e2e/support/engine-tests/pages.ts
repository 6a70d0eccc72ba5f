import { expect } from '@playwright/test'
import {
  activePage,
  button,
  type EngineDriver,
  type EngineTest,
  heading,
  loggedEvents,
  transitionEvents,
  visitLab,
  waitForFocusIn,
  waitForPages,
} from '../engine-test'
import { expectPairedEvents, type PageEvent } from '../paired-events'

/** Records every lifecycle event for {@link readPageEvents}. */
const recordPageEvents = (driver: EngineDriver): Promise<void> =>
  driver.run(() => {
    const pageEvents: PageEvent[] = []
    Object.assign(window, { pageEvents })
    for (const when of ['will', 'did', 'cancel'])
      for (const what of ['enter', 'leave'])
        addEventListener(`patternbook:${when}-${what}`, ({ target }) =>
          pageEvents.push([`${when}-${what}`, (target as HTMLElement).dataset.pageSlot ?? '']),
        )
  })

const readPageEvents = (driver: EngineDriver): Promise<PageEvent[]> =>
  driver.run(() => (window as unknown as { pageEvents: PageEvent[] }).pageEvents)

/** Navigates fifty times, faster than transitions can finish, with the same steps in every run. */
async function navigateQuickly(driver: EngineDriver): Promise<void> {
  await driver.run(() => {
    // The Park–Miller random number generator returns the same sequence in every run.
    let seed = 20_240_607
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const press = (part: string, words?: string) =>
      [...document.querySelectorAll<HTMLElement>(part)]
        .find(({ textContent }) => !words || textContent?.trim() === words)
        ?.click()
    const page = '[data-frame] [data-page-slot]:not([inert])'
    let remaining = 50
    const step = () => {
      if (remaining === 0) {
        document.documentElement.dataset.arrived = ''
        return
      }
      remaining -= 1
      const choice = random()
      if (choice < 0.45) press(`${page} button`, 'Next page')
      else if (choice < 0.7) press(`${page} [data-back]`)
      else if (choice < 0.85) press('#lab-panel button', 'Back')
      else press('#lab-panel button', choice < 0.95 ? 'Replace' : 'New root')
      setTimeout(step, random() * 80)
    }
    step()
  })
  await driver.until(() => document.documentElement.dataset.arrived === '')
}

/** Page transitions. */
export const pageTests: readonly EngineTest[] = [
  ...(['ios', 'md'] as const).map((mode) => ({
    title: `a page opens and closes with its events in order (${mode})`,
    async go(driver: EngineDriver) {
      await visitLab(driver, 'alert', `?mode=${mode}`)
      await driver.click(button('Next page', activePage))
      expect(await loggedEvents(driver, 6)).toEqual(transitionEvents('/', '/1'))
      await driver.click(`${activePage}//a[@data-back]`)
      expect((await loggedEvents(driver, 12)).slice(6)).toEqual(transitionEvents('/1', '/'))
      expect(await heading(driver)).toBe('First page')
    },
  })),
  ...(['ios', 'md'] as const).map((mode) => ({
    title: `fifty fast navigations leave one page with its heading focused, and every event has its counterpart (${mode})`,
    async go(driver: EngineDriver) {
      await visitLab(driver, 'transition', `?mode=${mode}`)
      await recordPageEvents(driver)
      await navigateQuickly(driver)
      await waitForPages(driver)
      await waitForFocusIn(driver, '[data-frame] [data-page-slot]:not([inert]) h1')
      expect(
        await driver.run(
          () => document.querySelectorAll('[data-frame] [data-page-slot]:not([inert])').length,
        ),
      ).toBe(1)
      const events = await readPageEvents(driver)
      expect(events.length).toBeGreaterThan(60)
      expectPairedEvents(events)
    },
  })),
]

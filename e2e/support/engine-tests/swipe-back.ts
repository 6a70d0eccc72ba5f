import { expect } from '@playwright/test'
import canceledSwipe from '@/lib/gesture/traces/canceled.json' with { type: 'json' }
import diagonalDrag from '@/lib/gesture/traces/diagonal.json' with { type: 'json' }
import flick from '@/lib/gesture/traces/flick.json' with { type: 'json' }
import reversal from '@/lib/gesture/traces/reversal.json' with { type: 'json' }
import scroll from '@/lib/gesture/traces/scroll.json' with { type: 'json' }
import secondFinger from '@/lib/gesture/traces/second-finger.json' with { type: 'json' }
import slowDrag from '@/lib/gesture/traces/slow-drag.json' with { type: 'json' }
import {
  activePageXPath,
  buttonXPath,
  type EngineDriver,
  type EngineTest,
  headingText,
  transitionEvents,
  visitLab,
  waitForEvents,
  waitForTransition,
} from '../engine-driver'
import { replayTrace } from '../synthetic-touch'

/** Pushes a second page, adds the events of this transition to `events`, and expects exactly `events` in the event log. */
async function pushPage(driver: EngineDriver, expectedEvents: string[]): Promise<void> {
  await driver.click(buttonXPath('Next page', activePageXPath))
  expectedEvents.push(...transitionEvents('/', '/1'))
  expect(await waitForEvents(driver, expectedEvents.length)).toEqual(expectedEvents)
  await waitForTransition(driver)
}

const openLab = (driver: EngineDriver, dir: string) =>
  visitLab(driver, 'alert', `?mode=ios&lang=en&dir=${dir}`)

/** Tests of the swipe-back gesture, with recorded movements. */
export const swipeBackTests: readonly EngineTest[] = (['ltr', 'rtl'] as const).flatMap((dir) => [
  {
    title: `a flick from the edge goes back, even with a second finger; a diagonal drag and scrolling do not (${dir})`,
    async run(driver) {
      const events: string[] = []
      await openLab(driver, dir)
      for (const [ignoredTrace, trace] of [
        [diagonalDrag, flick],
        [scroll, secondFinger],
      ] as const) {
        await pushPage(driver, events)
        // If this movement started a transition, the log would contain other events before the expected ones.
        await replayTrace(driver, ignoredTrace, dir)
        await replayTrace(driver, trace, dir)
        events.push(...transitionEvents('/1', '/'))
        expect(await waitForEvents(driver, events.length), trace.about).toEqual(events)
        await waitForTransition(driver)
        expect(await headingText(driver), trace.about).toBe('First page')
      }
    },
  },
  {
    title: `a slow, reversed, or interrupted swipe is canceled (${dir})`,
    async run(driver) {
      const events: string[] = []
      await openLab(driver, dir)
      await pushPage(driver, events)
      for (const trace of [slowDrag, reversal, canceledSwipe]) {
        await replayTrace(driver, trace, dir)
        events.push(...transitionEvents('/1', '/', true))
        expect(await waitForEvents(driver, events.length), trace.about).toEqual(events)
        await waitForTransition(driver)
        expect(await headingText(driver), trace.about).toBe('Page 2')
      }
    },
  },
])

import { prefersReducedData } from './prefers-reduced-data'
import { untilIdle } from './until-idle'

/** Events that show that the user is about to act. Focus is not one of them, because an opening dialog moves it. */
const INTERACTION_EVENTS = ['pointerdown', 'keydown'] as const

const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const controller = new AbortController()
    const onInteraction = () => {
      controller.abort()
      resolve()
    }
    for (const name of INTERACTION_EVENTS) {
      addEventListener(name, onInteraction, { capture: true, passive: true, signal: controller.signal })
    }
  })

/**
 * Resolves at the time to fetch code that is not needed to show a page, but for the next action of the user: when the
 * browser is idle, or, with Save-Data or on a slow connection, at the first action.
 */
export const whenIdleOrInteraction = (): Promise<void> =>
  prefersReducedData() ? firstInteraction() : untilIdle()

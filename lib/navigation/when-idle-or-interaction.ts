import { prefersReducedData } from './prefers-reduced-data'
import { untilIdle } from './until-idle'

/** Events at the start of a user's action. Focus events are not included, because a dialog that opens moves focus. */
const INTERACTION_EVENTS = ['pointerdown', 'keydown'] as const

const untilInteraction = (): Promise<void> =>
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
 * Resolves when code should be fetched that the page does not need until the next action of the user: when the browser is idle, or, with
 * Save-Data or on a slow connection, when the user presses the pointer or a key.
 */
export const whenIdleOrInteraction = (): Promise<void> =>
  prefersReducedData() ? untilInteraction() : untilIdle()

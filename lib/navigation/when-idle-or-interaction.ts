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
 * Resolves when it is time to fetch code that the page does not need until the user's next action: when the browser is idle or,
 * with Save-Data or on a slow connection, when the user presses a pointer button or a key, or touches the screen.
 */
export const whenIdleOrInteraction = (): Promise<void> =>
  prefersReducedData() ? untilInteraction() : untilIdle()

import { idle } from './idle'
import { prefersReducedData } from './prefers-reduced-data'

/** Events that show that the user is about to act. Focus is not one of them, because an opening dialog moves it. */
const signs = ['pointerdown', 'keydown'] as const

const sign = (): Promise<void> =>
  new Promise((resolve) => {
    const off = new AbortController()
    const heard = () => {
      off.abort()
      resolve()
    }
    for (const name of signs) {
      addEventListener(name, heard, { capture: true, passive: true, signal: off.signal })
    }
  })

/**
 * Resolves at the time to fetch code that is not needed to show a page, but for the next action of the user: when the
 * browser is idle, or, with Save-Data or on a slow connection, at the first action.
 */
export const whenIdleOrInteraction = (): Promise<void> => (prefersReducedData() ? sign() : idle())

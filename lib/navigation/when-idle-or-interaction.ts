import { idle } from './idle'
import { prefersReducedData } from './prefers-reduced-data'

/** What tells that somebody is about to do something. Not the focus, which an opening dialog moves by itself. */
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
 * The moment to fetch what is not needed to show a page, but for the next thing the user does: when the browser has
 * nothing better to do, or, on a connection that is to be spared, when the user does something for the first time.
 */
export const whenIdleOrInteraction = (): Promise<void> => (prefersReducedData() ? sign() : idle())

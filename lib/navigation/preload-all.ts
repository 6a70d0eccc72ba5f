import { preload, runningClock } from './navigate'
import { prefersReducedData } from './prefers-reduced-data'
import { untilIdle } from './until-idle'

/** Number of simultaneous requests. */
const WORKERS = 2

/** Resolves when the browser is online. */
const untilOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * Fetches the code of pages while the browser is idle, so that each of them opens immediately and works offline. Waits
 * while pages move and while the browser is offline. Does nothing with Save-Data or on a slow connection.
 * @param hrefs sorted by how likely the user is to open them
 * @param fetchOne fetches one of them; by default {@link preload}, which also runs the code
 * @returns a function that stops it
 */
export const preloadAll = (
  hrefs: readonly string[],
  fetchOne: (href: string) => Promise<unknown> = preload,
): (() => void) => {
  const rest = [...hrefs]
  let stopped = prefersReducedData()
  const runWorker = async () => {
    while (!stopped && rest.length > 0) {
      await untilIdle()
      await runningClock()?.finished
      await untilOnline()
      const href = rest.shift()
      if (href && !stopped) await fetchOne(href)
    }
  }
  for (let worker = 0; worker < WORKERS; worker++) void runWorker()
  return () => {
    stopped = true
  }
}

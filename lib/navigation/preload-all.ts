import { idle } from './idle'
import { preload, runningClock } from './navigate'
import { prefersReducedData } from './prefers-reduced-data'

/** Fetches at a time. */
const WORKERS = 2

/** Resolves when there is a network. */
const online = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * Fetches the code of pages while the browser has nothing better to do, so that any of them opens at once and works
 * offline. Waits while pages move and while there is no network; does nothing on a connection that is to be spared.
 * @param hrefs in the order they are likely to be wanted
 * @param fetchOne what fetches one of them; by default {@link preload}, which has the code run as well
 * @returns the way to stop
 */
export const preloadAll = (
  hrefs: readonly string[],
  fetchOne: (href: string) => Promise<unknown> = preload,
): (() => void) => {
  const rest = [...hrefs]
  let stopped = prefersReducedData()
  const work = async () => {
    while (!stopped && rest.length > 0) {
      await idle()
      await runningClock()?.finished
      await online()
      const href = rest.shift()
      if (href && !stopped) await fetchOne(href)
    }
  }
  for (let worker = 0; worker < WORKERS; worker++) void work()
  return () => {
    stopped = true
  }
}

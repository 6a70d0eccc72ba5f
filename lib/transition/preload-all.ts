import { idle } from './idle'
import { preload, runningClock } from './navigate'

/** Fetches at a time. */
const WORKERS = 2

type Connection = { saveData?: boolean; effectiveType?: string }

/** True when the user, or the network, would rather not load what may never be looked at. */
const sparing = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}

/**
 * Fetches the code of pages while the browser has nothing better to do, so that any of them opens at once and works
 * offline. Waits while pages move; does nothing on a connection that is to be spared.
 * @param hrefs in the order they are likely to be wanted
 * @returns the way to stop
 */
export const preloadAll = (hrefs: readonly string[]): (() => void) => {
  const rest = [...hrefs]
  let stopped = sparing()
  const work = async () => {
    while (!stopped && rest.length > 0) {
      await idle()
      await runningClock()?.finished
      const href = rest.shift()
      if (href && !stopped) await preload(href)
    }
  }
  for (let worker = 0; worker < WORKERS; worker++) void work()
  return () => {
    stopped = true
  }
}

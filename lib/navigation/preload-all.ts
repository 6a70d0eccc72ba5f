import { preload, runningTransition } from './navigate'
import { prefersReducedData } from './prefers-reduced-data'
import { untilIdle } from './until-idle'

/** Maximum number of simultaneous requests. */
const MAX_REQUESTS = 2

/** Resolves when the browser is online. */
const untilOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * Fetches the code of pages while the browser is idle, so that the pages open immediately and work offline. Waits during
 * transitions and while the browser is offline. Does nothing with Save-Data or on a slow connection.
 * @param hrefs the pages, the most likely next page first
 * @param fetchOne fetches the code of one page; by default {@link preload}, which also runs the code
 * @returns a function that prevents the requests that have not started yet
 */
export const preloadAll = (
  hrefs: readonly string[],
  fetchOne: (href: string) => Promise<unknown> = preload,
): (() => void) => {
  const remaining = [...hrefs]
  let isStopped = prefersReducedData()
  const runWorker = async () => {
    while (!isStopped && remaining.length > 0) {
      await untilIdle()
      await runningTransition()?.finished
      await untilOnline()
      const href = remaining.shift()
      if (href && !isStopped) await fetchOne(href)
    }
  }
  for (let worker = 0; worker < MAX_REQUESTS; worker++) void runWorker()
  return () => {
    isStopped = true
  }
}

import { preload, runningTransition } from './navigate'
import { prefersReducedData } from './prefers-reduced-data'
import { untilIdle } from './until-idle'

/** Maximum number of simultaneous requests. */
const MAX_PARALLEL_REQUESTS = 2

const untilOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * Fetches the code of pages while the browser is idle, so that the pages open immediately and work offline. Waits during
 * transitions and while the browser is offline. Does nothing with Save-Data or on a slow connection.
 * @param hrefs the pages, the most likely next page first
 * @param fetchPage fetches the code of one page; by default {@link preload}, which also runs the code
 * @returns a function that prevents the requests that have not started yet
 */
export const preloadPages = (
  hrefs: readonly string[],
  fetchPage: (href: string) => Promise<unknown> = preload,
): (() => void) => {
  const remainingHrefs = [...hrefs]
  let isStopped = prefersReducedData()
  const fetchRemainingPages = async () => {
    while (!isStopped && remainingHrefs.length > 0) {
      await untilIdle()
      await runningTransition()?.finished
      await untilOnline()
      const href = remainingHrefs.shift()
      if (href && !isStopped) await fetchPage(href)
    }
  }
  for (let worker = 0; worker < MAX_PARALLEL_REQUESTS; worker++) void fetchRemainingPages()
  return () => {
    isStopped = true
  }
}

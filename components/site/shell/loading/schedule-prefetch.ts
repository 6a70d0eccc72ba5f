import { frame } from '@/lib/frame'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { untilIdle } from '@/lib/navigation/until-idle'

/**
 * Delay between startup (hydration and the load event) and prefetching, ms. The value is our own choice; the delay gives priority
 * to a press right after startup, which loads the code that it needs.
 */
const PREFETCH_DELAY_MS = 300

/**
 * Starts preloading the code for the next press (prefetch-pages.ts) after the load event, when the browser is idle. Preloads
 * nothing in an embed or with reduced data.
 * @returns a function that stops preloading
 */
export const schedulePrefetch = (): (() => void) => {
  const controller = new AbortController()
  let stopPrefetching = () => {}
  const prefetchWhenIdle = async () => {
    await new Promise((resolve) => setTimeout(resolve, PREFETCH_DELAY_MS))
    await untilIdle()
    if (controller.signal.aborted) return
    // If this import fails, nothing is preloaded, and each press loads the code that it needs.
    const prefetchModule = await import('./prefetch-pages').catch(() => {})
    if (prefetchModule && !controller.signal.aborted) stopPrefetching = prefetchModule.startPrefetching()
  }
  if (frame.get().embed || prefersReducedData()) return stopPrefetching
  if (document.readyState === 'complete') void prefetchWhenIdle()
  else addEventListener('load', () => void prefetchWhenIdle(), { once: true, signal: controller.signal })
  return () => {
    controller.abort()
    stopPrefetching()
  }
}

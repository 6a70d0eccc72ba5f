import { frame } from '@/lib/frame'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { untilIdle } from '@/lib/navigation/until-idle'

/**
 * Delay after hydration and the load event, ms; our own choice, so that a press right after the start comes first. The browser
 * must also be idle. A press before that loads the code that it needs.
 */
const WARM_UP_DELAY_MS = 300

/**
 * Preloads code for the next press after the start, when the browser is idle (prefetch-pages.ts). Embeds, and visitors with
 * reduced data, preload nothing.
 * @returns a function that stops it
 */
export const warmUp = (): (() => void) => {
  const controller = new AbortController()
  let stop = () => {}
  const begin = async () => {
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_DELAY_MS))
    await untilIdle()
    if (controller.signal.aborted) return
    // If this fails, the press that needs the code loads it again and reports a failure.
    const ahead = await import('./prefetch-pages').catch(() => {})
    if (ahead && !controller.signal.aborted) stop = ahead.prefetch()
  }
  if (frame.get().embed || prefersReducedData()) return stop
  if (document.readyState === 'complete') void begin()
  else addEventListener('load', () => void begin(), { once: true, signal: controller.signal })
  return () => {
    controller.abort()
    stop()
  }
}

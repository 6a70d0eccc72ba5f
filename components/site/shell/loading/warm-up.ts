import { frame } from '@/lib/frame'
import { idle } from '@/lib/navigation/idle'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'

/**
 * How long all of it waits after the load, in milliseconds; a measure of ours: the first moments, in which a slow phone has
 * enough to do, belong to the visitor. What a press needs meanwhile is fetched with the press.
 */
const WARM_UP_DELAY_MS = 3000

/**
 * After the start, when nothing else is being loaded, fetches what the next press may need (prefetch.ts). An embed
 * fetches nothing before somebody uses it, and neither does a visitor who saves data.
 * @returns the way to stop
 */
export const warmUp = (): (() => void) => {
  const off = new AbortController()
  let stop = () => {}
  const begin = async () => {
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_DELAY_MS))
    await idle()
    if (off.signal.aborted) return
    // Failures are left to the press that needs it.
    const ahead = await import('./prefetch').catch(() => {})
    if (ahead && !off.signal.aborted) stop = ahead.prefetch()
  }
  if (frame.get().embed || prefersReducedData()) return stop
  if (document.readyState === 'complete') void begin()
  else addEventListener('load', () => void begin(), { once: true, signal: off.signal })
  return () => {
    off.abort()
    stop()
  }
}

import { frame } from '@/lib/frame'
import { idle } from '@/lib/navigation/idle'
import { sparing } from '@/lib/navigation/sparing'
import { KEYS, storage } from '@/lib/storage'

/**
 * How long all of it waits after the load, in milliseconds; a measure of ours: the first moments, in which a slow phone has
 * enough to do, belong to the visitor. What a press needs meanwhile is fetched with the press.
 */
const FIRST_MOMENTS = 3000

/** Whether the whole site is to be kept on this device: chosen in Settings, or installed. */
const keepsOffline = (): boolean =>
  storage().peek(KEYS.offline) === 'true' || matchMedia('(display-mode: standalone)').matches

const keep = () =>
  import('@/lib/offline/keep-offline').then(({ keepOffline }) => keepOffline.start()).catch(() => {})

/**
 * After the start, when nothing else is being loaded, fetches what the next press may need: the code of overlays, and the
 * pages one tap away. An embed fetches nothing before somebody uses it. The whole site is fetched only where a person
 * asked for it.
 * @returns the way to stop
 */
export const warmUp = (): (() => void) => {
  const off = new AbortController()
  let stop = () => {}
  const begin = async () => {
    await new Promise((resolve) => setTimeout(resolve, FIRST_MOMENTS))
    await idle()
    if (off.signal.aborted) return
    // Failures are left to the press that needs it.
    await import('@/components/overlays/host').then(({ fetchRest }) => fetchRest()).catch(() => {})
    const ahead = await import('./fetch-ahead').catch(() => {})
    if (ahead && !off.signal.aborted) stop = ahead.fetchAhead()
    if (!off.signal.aborted && keepsOffline()) void keep()
  }
  if (frame.get().embed) return stop
  addEventListener('appinstalled', () => void keep(), { signal: off.signal })
  if (!sparing()) {
    if (document.readyState === 'complete') void begin()
    else addEventListener('load', () => void begin(), { once: true, signal: off.signal })
  }
  return () => {
    off.abort()
    stop()
  }
}

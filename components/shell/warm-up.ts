import { appPath } from '@/lib/catalogue/href'
import { idle } from '@/lib/transition/idle'
import { sparing } from '@/lib/transition/sparing'

/**
 * After the start, when nothing else is being loaded, fetches the code of overlays and of all pages in the background
 * (spec section 2): what answers a press has to be there when the network is gone.
 * @returns the way to stop
 */
export const warmUp = (): (() => void) => {
  const off = new AbortController()
  let stop = () => {}
  const begin = async () => {
    await idle()
    // Failures are left to the press that needs it.
    await Promise.allSettled([
      import('@/components/overlays/host'),
      import('@/components/overlays/popover-view'),
    ])
    const { fetchAhead } = await import('./fetch-ahead')
    if (!off.signal.aborted) stop = fetchAhead(appPath(location.pathname))
  }
  if (sparing()) return stop
  if (document.readyState === 'complete') void begin()
  else addEventListener('load', () => void begin(), { once: true, signal: off.signal })
  return () => {
    off.abort()
    stop()
  }
}

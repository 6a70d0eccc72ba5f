import { appPath } from '@/lib/catalogue/href'
import { preloadAll } from '@/lib/transition/preload-all'
import { preloadOrder } from './preload-order'

/**
 * After the start, when nothing else is being loaded, fetches the code of all pages in the background (spec section 2).
 * @returns the way to stop
 */
export const warmUp = (): (() => void) => {
  const off = new AbortController()
  let stop = () => {}
  const begin = () => {
    stop = preloadAll(preloadOrder(appPath(location.pathname)))
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true, signal: off.signal })
  return () => {
    off.abort()
    stop()
  }
}

import { afterContent } from './after-content'

/*
 * Runs at the end of every exported page. scripts/export/defer-scripts.ts replaces __SCRIPTS__ by the addresses of the page's
 * scripts, whose tags it removes; scripts/build.ts replaces __POLYFILLS__ by the address of lib/site/start/polyfills.
 */

declare const __SCRIPTS__: readonly string[]
declare const __POLYFILLS__: string

/** Delays before a failed script is requested again, ms. Our own values. */
const RETRY_AFTER = [0, 500]

const load = (address: string, then?: () => void, failures = 0): void => {
  const script = document.createElement('script')
  // In the form of the bundler and React: both look for a tag with exactly this address before they add another.
  script.async = true
  script.setAttribute('src', address)
  if (then) script.onload = then
  script.onerror = () => {
    // The bundler would wait for an event of this tag, which will not occur again.
    script.remove()
    if (failures < RETRY_AFTER.length) setTimeout(load, RETRY_AFTER[failures], address, then, failures + 1)
    else {
      // Without its code the page cannot change to Arabic, so the English of the server is shown.
      document.documentElement.removeAttribute('data-ar-pending')
      then?.()
    }
  }
  document.head.append(script)
}

afterContent(() => {
  const start = () => {
    for (const address of __SCRIPTS__) load(address)
  }
  const { matchMedia, ResizeObserver, IntersectionObserver } = window
  if ([matchMedia, ResizeObserver, IntersectionObserver, Element.prototype.animate].every(Boolean)) start()
  else load(__POLYFILLS__, start)
})

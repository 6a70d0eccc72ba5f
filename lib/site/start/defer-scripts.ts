import { afterContent } from './after-content'

/*
 * Stands at the end of every exported page. scripts/export/defer-scripts.ts puts the addresses of the page's scripts where
 * __SCRIPTS__ stands, having taken their tags out of the page; scripts/build.ts puts the address of lib/site/start/polyfills
 * where __POLYFILLS__ stands.
 */

declare const __SCRIPTS__: readonly string[]
declare const __POLYFILLS__: string

/** A script that failed is asked for again after these times, in milliseconds; a measure of ours. */
const RETRY_AFTER = [0, 500]

const load = (address: string, then?: () => void, failures = 0): void => {
  const script = document.createElement('script')
  // As the bundler and React write them: both look for a tag with this very address before they add another.
  script.async = true
  script.setAttribute('src', address)
  if (then) script.onload = then
  script.onerror = () => {
    // The bundler would wait for an event of this tag, and it has had its last.
    script.remove()
    if (failures < RETRY_AFTER.length) setTimeout(load, RETRY_AFTER[failures], address, then, failures + 1)
    else {
      // Without its code the page cannot become Arabic: the English of the server is shown.
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

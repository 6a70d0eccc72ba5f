import { showPageLoadError } from './load-failure'
import { runAfterContentPaint } from './run-after-content-paint'

/*
 * Runs at the end of every exported page. scripts/export/defer-scripts.ts replaces __SCRIPTS__ with the URLs of the
 * page's scripts and __SCREEN_SCRIPTS__ with those of the code of its screen, and removes their tags.
 */

declare const __SCRIPTS__: readonly string[]
declare const __SCREEN_SCRIPTS__: readonly string[]
declare global {
  interface Window {
    /** Scripts for which Next.js waits before it starts React. We set it so that Next.js waits for the page's scripts. */
    __next_s?: { length: number; reduce: () => Promise<unknown> }
  }
}

/** Delays before a failed script is requested again, ms. These are our own values. */
const RETRY_DELAYS_MS = [0, 500]

/** Loads a script, and requests it again after a failure. Rejects after the third failure. */
const loadScript = (url: string, failureCount = 0): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    // The tag has the form that the bundler and React write: both look for a tag with exactly this URL before they add
    // another.
    script.async = true
    script.setAttribute('src', url)
    script.onload = () => resolve()
    script.onerror = () => {
      // The bundler would wait for an event of this tag, which will not occur again.
      script.remove()
      if (failureCount < RETRY_DELAYS_MS.length)
        setTimeout(() => resolve(loadScript(url, failureCount + 1)), RETRY_DELAYS_MS[failureCount])
      else reject()
    }
    document.head.append(script)
  })

/** Shows the server's English text. Without its code, a page that waits for Arabic data cannot change to Arabic. */
const showEnglish = () => document.documentElement.removeAttribute('data-arabic-pending')

/** Returns whether the browser has newer functions that our scripts call, like all supported browsers. */
const canRunScripts = () =>
  [
    window.matchMedia,
    window.ResizeObserver,
    window.IntersectionObserver,
    Element.prototype.animate,
    Array.prototype.findLast,
  ].every(Boolean)

/** Shows the page as the server rendered it, with a notice that it could not be loaded, and logs the reason. */
const showStaticPage = (reason: string) => {
  showEnglish()
  // Without scripts, nothing could close the menu.
  document.documentElement.dataset.menu = 'closed'
  showPageLoadError()
  console.error(`Patternbook: ${reason}`)
}

const loadDeferredScripts = () => {
  const scriptsPromise = Promise.all(__SCRIPTS__.map((url) => loadScript(url))).catch(() => {
    showStaticPage(
      'the code for this page could not be loaded, so the page can be read but does not respond. Check your connection and reload the page.',
    )
    // This promise never settles, so React does not start: it would replace the page with an empty error page.
    return new Promise(() => {})
  })
  window.__next_s = { length: 1, reduce: () => scriptsPromise }
  // If one of these scripts fails, the error boundary of the page shows an error (components/site/shell/errors).
  for (const url of __SCREEN_SCRIPTS__) loadScript(url).catch(showEnglish)
}

const reportMissingStyles = () => {
  showPageLoadError(true)
  console.error(
    `Patternbook: the style sheet ${window.failedStyleSheet} could not be loaded, so the page has no layout. Check your connection and reload the page.`,
  )
}

runAfterContentPaint(() => {
  if (window.failedStyleSheet) reportMissingStyles()
  else document.addEventListener('patternbook:unstyled', reportMissingStyles, { once: true })
  if (canRunScripts()) loadDeferredScripts()
  else
    showStaticPage(
      'this browser is too old to run the code for this page, so the page can be read but does not respond. Update the browser.',
    )
})

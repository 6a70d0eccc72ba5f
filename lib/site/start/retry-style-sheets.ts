/** Delays before a failed style sheet is requested again, ms. Scripts use the same delays (defer-scripts.ts). */
const RETRY_DELAYS_MS = [0, 500]

declare global {
  interface Window {
    /** URL of a style sheet that could not be loaded, set before `patternbook:unstyled` is dispatched. */
    failedStyleSheet?: string
  }
}

/**
 * From now on, requests each style sheet of the document again if it cannot be loaded. After the third failure of a style sheet
 * that applies to this window, dispatches `patternbook:unstyled`. Ignores style sheets with an `onerror` handler, because the
 * code that adds them, such as the loader of a script chunk, handles their failures.
 */
export const retryStyleSheets = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || target.onerror) return
      const failureCount = Number(target.dataset.failures ?? 0)
      if (failureCount < RETRY_DELAYS_MS.length) {
        const copy = target.cloneNode() as HTMLLinkElement
        copy.dataset.failures = String(failureCount + 1)
        setTimeout(() => target.replaceWith(copy), RETRY_DELAYS_MS[failureCount])
      } else if (!target.media || matchMedia(target.media).matches) {
        window.failedStyleSheet = target.href
        document.dispatchEvent(new Event('patternbook:unstyled'))
      }
    },
    true,
  )

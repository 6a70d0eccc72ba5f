/** At the latest this long after the client has started the page counts as ready, ms (spec section 9). */
const FALLBACK = 30

/**
 * Marks the document as ready (`data-ready` on the root) once React has taken over and nothing else is waiting.
 * @returns the way to call it off
 */
export const markReady = (): (() => void) => {
  const mark = () => {
    document.documentElement.dataset.ready = ''
  }
  if (typeof requestIdleCallback === 'function') {
    const wish = requestIdleCallback(mark, { timeout: FALLBACK })
    return () => cancelIdleCallback(wish)
  }
  const wish = setTimeout(mark, FALLBACK)
  return () => clearTimeout(wish)
}

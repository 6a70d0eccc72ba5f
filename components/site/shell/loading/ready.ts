/** Hydration fallback delay, ms (spec section 9): at the latest this long after hydration the page counts as ready. */
const HYDRATION_FALLBACK_DELAY = 30

let pending = 0
let onReady: (() => void) | undefined

/**
 * Something that belongs to the start is still on its way.
 * @returns to be called when it is there; further calls do nothing
 */
export const delayReady = (): (() => void) => {
  let open = true
  pending++
  return () => {
    if (!open) return
    open = false
    pending--
    if (pending === 0) onReady?.()
  }
}

const idle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then, { timeout: HYDRATION_FALLBACK_DELAY })
    return () => cancelIdleCallback(handle)
  }
  const wish = setTimeout(then, HYDRATION_FALLBACK_DELAY)
  return () => clearTimeout(wish)
}

/**
 * Marks the document as ready (`data-ready` on the root) once React has taken over, what belongs to the start is there
 * and nothing else is waiting.
 * @returns the way to call it off
 */
export const markReady = (): (() => void) => {
  let stop = () => {}
  onReady = () => {
    stop = idle(() => {
      document.documentElement.dataset.ready = ''
    })
  }
  if (pending === 0) onReady()
  return () => {
    onReady = undefined
    stop()
  }
}

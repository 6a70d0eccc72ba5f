/** Hydration fallback delay, ms (spec section 9): at the latest this long after hydration the page counts as ready. */
const HYDRATION_FALLBACK_DELAY = 30

let held = 0
let letGo: (() => void) | undefined

/**
 * Something that belongs to the start is still on its way.
 * @returns to be called when it is there; further calls do nothing
 */
export const hold = (): (() => void) => {
  let open = true
  held++
  return () => {
    if (!open) return
    open = false
    held--
    if (held === 0) letGo?.()
  }
}

const idle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const wish = requestIdleCallback(then, { timeout: HYDRATION_FALLBACK_DELAY })
    return () => cancelIdleCallback(wish)
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
  letGo = () => {
    stop = idle(() => {
      document.documentElement.dataset.ready = ''
    })
  }
  if (held === 0) letGo()
  return () => {
    letGo = undefined
    stop()
  }
}

/** Maximum delay between hydration and ready, ms. */
const HYDRATION_FALLBACK_DELAY = 30

let pending = 0
let onReady: (() => void) | undefined

/**
 * Delays the ready mark for a pending part of the start.
 * @returns a function to call when the part is done; additional calls do nothing
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
  const handle = setTimeout(then, HYDRATION_FALLBACK_DELAY)
  return () => clearTimeout(handle)
}

/**
 * Marks the document as ready (`data-ready` on the root element) after hydration, when no part of the start is pending and the
 * browser is idle.
 * @returns a function that cancels it
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

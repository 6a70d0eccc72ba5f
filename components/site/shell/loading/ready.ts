/** Longest wait for an idle browser before the document is marked as ready, ms. */
const IDLE_TIMEOUT_MS = 30

let pending = 0
let onReady: (() => void) | undefined

/**
 * Delays `data-ready` until a step of the startup is done.
 * @returns a function to call when the step is done; additional calls do nothing
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

const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(then, IDLE_TIMEOUT_MS)
  return () => clearTimeout(handle)
}

/**
 * Sets `data-ready` on the root element when no step of the startup is pending and the browser is idle. Browser tests and
 * benchmarks wait for this attribute. Call this function after hydration.
 * @returns a function that prevents this
 */
export const markReady = (): (() => void) => {
  let stop = () => {}
  onReady = () => {
    stop = whenIdle(() => {
      document.documentElement.dataset.ready = ''
    })
  }
  if (pending === 0) onReady()
  return () => {
    onReady = undefined
    stop()
  }
}

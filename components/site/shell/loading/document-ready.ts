/** Longest wait for an idle browser before the document is marked as ready, ms. */
const IDLE_TIMEOUT_MS = 30

let pendingCount = 0
let onReady: (() => void) | undefined

/**
 * Delays `data-ready` until a step of the startup is done.
 * @returns a function to call when the step is done; additional calls do nothing
 */
export const delayDocumentReady = (): (() => void) => {
  let isPending = true
  pendingCount++
  return () => {
    if (!isPending) return
    isPending = false
    pendingCount--
    if (pendingCount === 0) onReady?.()
  }
}

const runWhenIdle = (callback: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(callback, IDLE_TIMEOUT_MS)
  return () => clearTimeout(handle)
}

/**
 * Sets `data-ready` on the root element when no step of the startup is pending and the browser is idle, or has been busy for
 * `IDLE_TIMEOUT_MS`. Browser tests and benchmarks wait for this attribute. Call this function after hydration.
 * @returns a function that prevents this if the attribute is not set yet
 */
export const markDocumentReady = (): (() => void) => {
  let cancel = () => {}
  onReady = () => {
    cancel = runWhenIdle(() => {
      document.documentElement.dataset.ready = ''
    })
  }
  if (pendingCount === 0) onReady()
  return () => {
    onReady = undefined
    cancel()
  }
}

/** Longest wait for an idle browser before the document is marked as ready, ms. */
const IDLE_TIMEOUT_MS = 30

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

const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(then, IDLE_TIMEOUT_MS)
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

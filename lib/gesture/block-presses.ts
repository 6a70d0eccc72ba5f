const pending = new Set<PromiseLike<unknown>>()
let listening: AbortController | undefined

const block = (event: Event) => {
  const target = event.target as Element | null
  if (!target?.closest?.('[data-frame]') || target.closest('[data-overlays]')) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores presses on the page while a request is pending, so that a double tap makes only one request. Presses on an open overlay and
 * outside the frame still work.
 * @param until the pending request; presses are ignored until it settles
 */
export const blockPresses = (until: PromiseLike<unknown>): void => {
  if (typeof window === 'undefined') return
  pending.add(until)
  if (!listening) {
    listening = new AbortController()
    // In the capture phase, so that this listener runs before all other click handlers, including React's.
    window.addEventListener('click', block, { capture: true, signal: listening.signal })
  }
  const done = () => {
    pending.delete(until)
    if (pending.size > 0) return
    listening?.abort()
    listening = undefined
  }
  until.then(done, done)
}

const waits = new Set<PromiseLike<unknown>>()
let off: AbortController | undefined

const swallow = (event: Event) => {
  const target = event.target as Element | null
  if (!target?.closest?.('[data-frame]') || target.closest('[data-overlays]')) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores presses on the page while something that was requested is loading, so that a double tap is one request.
 * Presses on an open overlay and outside the frame still work.
 * @param until settles when the requested thing is there or has failed
 */
export const holdPresses = (until: PromiseLike<unknown>): void => {
  if (typeof window === 'undefined') return
  waits.add(until)
  if (!off) {
    off = new AbortController()
    // In the capture phase, before every handler inside, including React's.
    window.addEventListener('click', swallow, { capture: true, signal: off.signal })
  }
  const done = () => {
    waits.delete(until)
    if (waits.size > 0) return
    off?.abort()
    off = undefined
  }
  until.then(done, done)
}

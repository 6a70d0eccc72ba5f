const waits = new Set<PromiseLike<unknown>>()
let off: AbortController | undefined

const swallow = (event: Event) => {
  const target = event.target as Element | null
  if (!target?.closest?.('[data-frame]') || target.closest('[data-overlays]')) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * What a press has asked for is on its way: until it is there, presses on the page lead nowhere, so that a double tap is
 * one wish. Those on an overlay that is open, and outside the frame, still count.
 * @param until settles when it is there, or has failed
 */
export const holdPresses = (until: PromiseLike<unknown>): void => {
  if (typeof window === 'undefined') return
  waits.add(until)
  if (!off) {
    off = new AbortController()
    // Before every handler inside, React's included.
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

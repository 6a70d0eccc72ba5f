import { arbiter } from '@patternbook/engine/gesture'

/** A higher priority than all other gestures (engine.md §2.5), so that a press on a handle never starts a swipe back. */
const reorder = arbiter.contender('reorder', 110)

/** Captures the pointer that was pressed on a handle for dragging until it is released. */
export function holdPointer(): void {
  if (!reorder.request() || !reorder.capture()) return
  const lifted = new AbortController()
  const release = () => {
    lifted.abort()
    reorder.release()
  }
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, release, { signal: lifted.signal })
  }
}

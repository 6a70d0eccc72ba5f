import { arbiter } from '@patternbook/engine/gesture'

/** Above every other gesture (engine.md §2.5): a press on a handle is never the start of a swipe back. */
const reorder = arbiter.contender('reorder', 110)

/** Keeps the pointer that went down on a handle from all other gestures until it is lifted. */
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

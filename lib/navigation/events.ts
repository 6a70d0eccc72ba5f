import type { LifecycleEvent } from './lifecycle'

/** An event of the page stack. */
export type TransitionEvent = {
  /** A lifecycle event of the page at `path`, `start` and `end` of a movement, or `url` when the address changed. */
  type: LifecycleEvent | 'start' | 'end' | 'url'
  path: string
  /** performance.now() */
  time: number
}

const listeners = new Set<(event: TransitionEvent) => void>()

/** All events of the page stack, for code that observes it: the Motion tab, the URL state. */
export const transitionEvents = {
  /** Calls back on every event. Returns a function that unsubscribes. */
  subscribe(listener: (event: TransitionEvent) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  emit(type: TransitionEvent['type'], path: string): void {
    if (listeners.size === 0) return
    const event = { type, path, time: performance.now() }
    for (const listener of listeners) listener(event)
  },
}

import type { LifecycleEvent } from './lifecycle'

/** Something the page stack did. */
export type TransitionEvent = {
  /** A lifecycle event of the page at `path`, `start` and `end` of a movement, or `url` when the address changed. */
  type: LifecycleEvent | 'start' | 'end' | 'url'
  path: string
  /** performance.now() */
  time: number
}

const listeners = new Set<(event: TransitionEvent) => void>()

/** Everything the page stack does, for whoever wants to watch it: the motion inspector, the URL state. */
export const transitionEvents = {
  /** Calls back on every event; returns the way to stop. */
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

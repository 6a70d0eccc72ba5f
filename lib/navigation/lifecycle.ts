/** Lifecycle events of a page, and the pair of events that ends a canceled transition. */
export type LifecycleEvent =
  | 'will-enter'
  | 'did-enter'
  | 'will-leave'
  | 'did-leave'
  | 'cancel-enter'
  | 'cancel-leave'

/** Receives every event of one page. */
export type LifecycleListener = (event: LifecycleEvent) => void

/** The last entry of the page for which a subscriber has received each event; stored by it, so that it receives none twice. */
export type ReceivedEntries = { will: number; did: number }

/** The events of one page. They are sticky: a late subscriber still receives that the page is entering. */
export type Lifecycle = {
  emit(event: LifecycleEvent): void
  /** @returns a function that unsubscribes */
  subscribe(listener: LifecycleListener, received: ReceivedEntries): () => void
}

/**
 * Creates the lifecycle of one page.
 *
 * The effects of a page stop while it is hidden and start again when it is shown, and a new page may still be waiting
 * for its code when it enters. So entries are counted, and a subscriber receives the ones it has missed.
 */
export const createLifecycle = (): Lifecycle => {
  const listeners = new Map<LifecycleListener, ReceivedEntries>()
  let entries = 0
  let phase: LifecycleEvent = 'did-leave'

  const deliver = (listener: LifecycleListener, received: ReceivedEntries, event: LifecycleEvent) => {
    if (event === 'will-enter') received.will = entries
    if (event === 'did-enter') received.did = entries
    listener(event)
  }

  return {
    emit(event) {
      phase = event
      if (event === 'will-enter') entries++
      for (const [listener, received] of [...listeners]) deliver(listener, received, event)
    },
    subscribe(listener, received) {
      listeners.set(listener, received)
      const inside = phase === 'will-enter' || phase === 'did-enter' || phase === 'cancel-leave'
      if (inside && received.will < entries) deliver(listener, received, 'will-enter')
      if (inside && phase !== 'will-enter' && received.did < entries) deliver(listener, received, 'did-enter')
      return () => listeners.delete(listener)
    },
  }
}

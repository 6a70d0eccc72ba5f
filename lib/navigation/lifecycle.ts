/** What a page is told about its transitions (engine.md §2.1), and the pair that ends an aborted one. */
export type LifecycleEvent =
  | 'will-enter'
  | 'did-enter'
  | 'will-leave'
  | 'did-leave'
  | 'cancel-enter'
  | 'cancel-leave'

/** Hears every event of one page. */
export type LifecycleListener = (event: LifecycleEvent) => void

/** What a subscriber has heard so far; kept by the subscriber, so that nothing is told twice. */
export type Heard = { will: number; did: number }

/** The events of one page, with a memory: whoever subscribes late still hears that the page is entering. */
export type Lifecycle = {
  emit(event: LifecycleEvent): void
  /** @returns the way to stop */
  subscribe(listener: LifecycleListener, heard: Heard): () => void
}

/**
 * Makes the lifecycle of one page.
 *
 * A page's effects stop while it is hidden and start again when it is shown, and a fresh page may still be waiting for
 * its code when it enters. Entering is therefore counted, and a subscriber is told what it has missed of it.
 */
export const createLifecycle = (): Lifecycle => {
  const listeners = new Map<LifecycleListener, Heard>()
  let entries = 0
  let phase: LifecycleEvent = 'did-leave'

  const tell = (listener: LifecycleListener, heard: Heard, event: LifecycleEvent) => {
    if (event === 'will-enter') heard.will = entries
    if (event === 'did-enter') heard.did = entries
    listener(event)
  }

  return {
    emit(event) {
      phase = event
      if (event === 'will-enter') entries++
      for (const [listener, heard] of [...listeners]) tell(listener, heard, event)
    },
    subscribe(listener, heard) {
      listeners.set(listener, heard)
      const inside = phase === 'will-enter' || phase === 'did-enter' || phase === 'cancel-leave'
      if (inside && heard.will < entries) tell(listener, heard, 'will-enter')
      if (inside && phase !== 'will-enter' && heard.did < entries) tell(listener, heard, 'did-enter')
      return () => listeners.delete(listener)
    },
  }
}

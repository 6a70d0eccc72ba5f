/** Lifecycle events of a page. `cancel-enter` and `cancel-leave` follow the `will` events of a transition that is canceled. */
export type LifecycleEvent =
  | 'will-enter'
  | 'did-enter'
  | 'will-leave'
  | 'did-leave'
  | 'cancel-enter'
  | 'cancel-leave'

/** Receives every event of one page. */
export type LifecycleListener = (event: LifecycleEvent) => void

/**
 * How often the page had been entered when a subscriber last received `will-enter` and `did-enter`. Each subscriber keeps its own
 * object while it is unsubscribed, so that it receives no event twice.
 */
export type ReceivedEnterCounts = { willEnterCount: number; didEnterCount: number }

/** The events of one page. A subscriber that is added while the page is shown receives the enter events that it has missed. */
export type Lifecycle = {
  emit(event: LifecycleEvent): void
  /** @returns a function that unsubscribes */
  subscribe(listener: LifecycleListener, receivedCounts: ReceivedEnterCounts): () => void
}

/**
 * Creates the lifecycle of one page.
 *
 * Effects of a page subscribe again whenever the page is shown, because React removes them while the page is hidden. Also, a
 * page can be entered before its effects subscribe for the first time. Therefore, the lifecycle counts how often the page has
 * been entered, and a subscriber receives the enter events that it has missed.
 */
export const createLifecycle = (): Lifecycle => {
  const listeners = new Map<LifecycleListener, ReceivedEnterCounts>()
  let enterCount = 0
  let lastEvent: LifecycleEvent = 'did-leave'

  const deliver = (
    listener: LifecycleListener,
    receivedCounts: ReceivedEnterCounts,
    event: LifecycleEvent,
  ) => {
    if (event === 'will-enter') receivedCounts.willEnterCount = enterCount
    if (event === 'did-enter') receivedCounts.didEnterCount = enterCount
    listener(event)
  }

  return {
    emit(event) {
      lastEvent = event
      if (event === 'will-enter') enterCount++
      for (const [listener, receivedCounts] of [...listeners]) deliver(listener, receivedCounts, event)
    },
    subscribe(listener, receivedCounts) {
      listeners.set(listener, receivedCounts)
      const isEntered =
        lastEvent === 'will-enter' || lastEvent === 'did-enter' || lastEvent === 'cancel-leave'
      if (isEntered && receivedCounts.willEnterCount < enterCount)
        deliver(listener, receivedCounts, 'will-enter')
      if (isEntered && lastEvent !== 'will-enter' && receivedCounts.didEnterCount < enterCount)
        deliver(listener, receivedCounts, 'did-enter')
      return () => listeners.delete(listener)
    },
  }
}

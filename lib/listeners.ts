/** Callbacks for a value or an event, such as a change of a store. */
export interface Listeners<T> {
  /** Adds a callback. Returns a function that removes it. */
  subscribe(listener: (value: T) => void): () => void
  /** Calls every callback, except callbacks that another callback adds or removes during the call. */
  emit(value: T): void
}

/** Creates an empty set of listeners. */
export const createListeners = <T = void>(): Listeners<T> => {
  const listeners = new Set<(value: T) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(value) {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(value)
    },
  }
}

/** Callbacks for a value or an event, such as a change of a store. */
export interface Listeners<T> {
  /** Adds a callback. Returns a function that removes it. */
  subscribe(listener: (value: T) => void): () => void
  /** Calls every callback, except callbacks that another callback adds or removes during the call. */
  emit(value: T): void
}

/** Creates an empty set of listeners. */
export const createListeners = <T = void>(): Listeners<T> => {
  const all = new Set<(value: T) => void>()
  return {
    subscribe(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
    emit(value) {
      for (const listener of [...all]) if (all.has(listener)) listener(value)
    },
  }
}

import { createListeners } from '../listeners'

/** One of the gestures that compete for a pointer. */
export type Contender = {
  /** Registers the gesture when a pointer goes down. Returns false if it may not start now. */
  request(): boolean
  /**
   * Requests exclusive use of the pointer. Returns false if a gesture with a higher priority is registered, another gesture has already
   * captured the pointer, or the gesture is blocked or not registered.
   */
  capture(): boolean
  /** Removes the registration, and releases the pointer if this gesture has captured it. */
  release(): void
  /** Removes the gesture. */
  destroy(): void
}

/** Blocks gestures between `on` and `off`. Calls are counted, so every `on` needs its own `off`. */
export type Blocker = { on(): void; off(): void }

/** Decides which gesture gets the pointer. */
export type Arbiter = {
  contender(name: string, priority: number): Contender
  /** @param names the gestures to block; all of them if omitted */
  blocker(names?: readonly string[]): Blocker
  /** The name of the gesture that has captured the pointer. */
  captured(): string | undefined
  /** Calls back with the name of each gesture that captures the pointer. Returns a function that unsubscribes. */
  subscribe(listener: (name: string) => void): () => void
}

/**
 * Larger than the number of gestures that a page ever creates. Thus, the higher priority always wins; if priorities are equal, the
 * gesture that was created later wins.
 */
const PRIORITY_STEP = 1_000_000
const ALL = '*'

/** Creates an arbiter. Each document needs one. */
export const createArbiter = (): Arbiter => {
  const interested = new Map<number, number>()
  const blocked = new Map<string, number>()
  const { subscribe, emit } = createListeners<string>()
  let holder: { id: number; name: string } | undefined
  let lastId = 0

  const isBlocked = (name: string) => (blocked.get(name) ?? 0) + (blocked.get(ALL) ?? 0) > 0

  return {
    captured: () => holder?.name,
    subscribe,
    blocker(names = [ALL]) {
      let activeCount = 0
      const changeCounts = (amount: number) => {
        for (const name of names) blocked.set(name, (blocked.get(name) ?? 0) + amount)
      }
      return {
        on() {
          if (activeCount++ === 0) changeCounts(1)
        },
        off() {
          if (activeCount > 0 && --activeCount === 0) changeCounts(-1)
        },
      }
    },
    contender(name, priority) {
      const id = ++lastId
      const strength = priority * PRIORITY_STEP + id
      const release = () => {
        interested.delete(id)
        if (holder?.id === id) holder = undefined
      }
      return {
        request() {
          if (holder || isBlocked(name)) return false
          interested.set(id, strength)
          return true
        },
        capture() {
          if (holder || isBlocked(name) || !interested.has(id)) {
            interested.delete(id)
            return false
          }
          if (Math.max(...interested.values()) > strength) {
            interested.delete(id)
            return false
          }
          interested.clear()
          holder = { id, name }
          emit(name)
          return true
        },
        release,
        destroy: release,
      }
    },
  }
}

/** The arbiter of this document. */
export const arbiter = createArbiter()

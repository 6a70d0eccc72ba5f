import { createListeners } from '../listeners'

/** One of the gestures that compete for a pointer. */
export type CompetingGesture = {
  /** Registers the gesture when a pointer goes down. Returns false if the gesture may not start now. */
  register(): boolean
  /**
   * Requests exclusive use of the pointer. Returns false if a gesture with a higher priority, or a newer one with the same
   * priority, is registered, if another gesture has already captured the pointer, or if this gesture is blocked or not
   * registered. After true, all registrations are removed; after false, only that of this gesture.
   */
  capture(): boolean
  /** Removes the registration, and releases the pointer if this gesture has captured it. */
  release(): void
  /** The same as `release`, for a gesture that is no longer used. */
  destroy(): void
}

/** Blocks gestures between `block` and `unblock`. Calls are counted, so every `block` needs its own `unblock`. */
export type Blocker = { block(): void; unblock(): void }

/** Decides which gesture gets the pointer. */
export type Arbiter = {
  createCompetingGesture(name: string, priority: number): CompetingGesture
  /** @param names the gestures to block; all of them if omitted */
  createBlocker(names?: readonly string[]): Blocker
  /** Returns the name of the gesture that has captured the pointer; undefined if none has. */
  getCapturingGesture(): string | undefined
  /** Calls back with the name of each gesture that captures the pointer. Returns a function that unsubscribes. */
  subscribe(listener: (name: string) => void): () => void
}

/**
 * Each priority is multiplied by this factor, and the ID of the gesture is added. The factor is larger than the number of
 * gestures that a page ever creates, so the higher priority always wins. If priorities are equal, the gesture that was created
 * later wins.
 */
const PRIORITY_STEP = 1_000_000
const ALL_GESTURES = '*'

/** Creates an arbiter. Each document needs one. */
export const createArbiter = (): Arbiter => {
  const registeredPriorities = new Map<number, number>()
  const blockCounts = new Map<string, number>()
  const { subscribe, emit } = createListeners<string>()
  let capturingGesture: { id: number; name: string } | undefined
  let lastId = 0

  const isBlocked = (name: string) => (blockCounts.get(name) ?? 0) + (blockCounts.get(ALL_GESTURES) ?? 0) > 0

  return {
    getCapturingGesture: () => capturingGesture?.name,
    subscribe,
    createBlocker(names = [ALL_GESTURES]) {
      let activeCount = 0
      const changeCounts = (amount: number) => {
        for (const name of names) blockCounts.set(name, (blockCounts.get(name) ?? 0) + amount)
      }
      return {
        block() {
          if (activeCount++ === 0) changeCounts(1)
        },
        unblock() {
          if (activeCount > 0 && --activeCount === 0) changeCounts(-1)
        },
      }
    },
    createCompetingGesture(name, priority) {
      const id = ++lastId
      const effectivePriority = priority * PRIORITY_STEP + id
      const release = () => {
        registeredPriorities.delete(id)
        if (capturingGesture?.id === id) capturingGesture = undefined
      }
      return {
        register() {
          if (capturingGesture || isBlocked(name)) return false
          registeredPriorities.set(id, effectivePriority)
          return true
        },
        capture() {
          if (capturingGesture || isBlocked(name) || !registeredPriorities.has(id)) {
            registeredPriorities.delete(id)
            return false
          }
          if (Math.max(...registeredPriorities.values()) > effectivePriority) {
            registeredPriorities.delete(id)
            return false
          }
          registeredPriorities.clear()
          capturingGesture = { id, name }
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

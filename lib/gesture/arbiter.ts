/** One gesture among all those that may want the same pointer. */
export type Contender = {
  /** Announces interest when a pointer goes down; false when the gesture may not start now. */
  request(): boolean
  /** Asks for the pointer alone; false when a stronger gesture is still interested or one has it already. */
  capture(): boolean
  /** Gives up interest and capture. */
  release(): void
  /** Forgets the gesture. */
  destroy(): void
}

/** Holds gestures back while it is on. Counted: as many `off` as `on` free them again. */
export type Blocker = { on(): void; off(): void }

/** Decides which gesture gets the pointer. */
export type Arbiter = {
  contender(name: string, priority: number): Contender
  /** @param names the gestures to hold back; all of them when left out */
  blocker(names?: readonly string[]): Blocker
  /** The name of the gesture that has the pointer. */
  captured(): string | undefined
  /** Calls back with the name of each gesture that captures; returns the way to stop. */
  subscribe(listener: (name: string) => void): () => void
}

/** Larger than any number of gestures, so that priority decides first and the later-made gesture wins a tie. */
const PRIORITY_STEP = 1_000_000
const ALL = '*'

/** Makes an arbiter; a document needs one. */
export const createArbiter = (): Arbiter => {
  const interested = new Map<number, number>()
  const blocked = new Map<string, number>()
  const listeners = new Set<(name: string) => void>()
  let holder: { id: number; name: string } | undefined
  let ids = 0

  const isBlocked = (name: string) => (blocked.get(name) ?? 0) + (blocked.get(ALL) ?? 0) > 0

  return {
    captured: () => holder?.name,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    blocker(names = [ALL]) {
      let depth = 0
      const count = (by: number) => {
        for (const name of names) blocked.set(name, (blocked.get(name) ?? 0) + by)
      }
      return {
        on() {
          if (depth++ === 0) count(1)
        },
        off() {
          if (depth > 0 && --depth === 0) count(-1)
        },
      }
    },
    contender(name, priority) {
      const id = ++ids
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
          for (const listener of listeners) listener(name)
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

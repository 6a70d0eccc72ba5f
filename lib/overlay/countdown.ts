/** The clock of a countdown. It is injected, so that tests do not have to wait. */
export interface Clock {
  now(): number
  /** Calls back after `ms`. Returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void
}

/** The real clock. */
const clock: Clock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** A countdown that can be paused and resumed. */
export interface Countdown {
  start(): void
  /** Pauses it for one reason (the pointer, the focus). It resumes when there are no more reasons. */
  pause(reason: string): void
  /** Removes a reason. */
  resume(reason: string): void
  stop(): void
}

/**
 * Creates a countdown that calls `done` once after `ms` milliseconds of running.
 * @param ms 0 never ends
 */
export function createCountdown(ms: number, done: () => void, time: Clock = clock): Countdown {
  const reasons = new Set<string>()
  let left = ms
  let since = 0
  let started = false
  let cancel: (() => void) | undefined

  const sync = () => {
    const runs = started && left > 0 && reasons.size === 0
    if (runs && !cancel) {
      since = time.now()
      cancel = time.after(left, () => {
        left = 0
        cancel = undefined
        done()
      })
    } else if (!runs && cancel) {
      left -= time.now() - since
      cancel()
      cancel = undefined
    }
  }

  return {
    start() {
      started = true
      sync()
    },
    pause(reason) {
      reasons.add(reason)
      sync()
    },
    resume(reason) {
      reasons.delete(reason)
      sync()
    },
    stop() {
      started = false
      sync()
    },
  }
}

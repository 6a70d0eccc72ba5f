/** The clock and the timer of a countdown. Tests pass their own, so that they do not have to wait. */
export interface Clock {
  /** Returns the current time, ms. */
  now(): number
  /** Calls `callback` after `ms` milliseconds. Returns a function that cancels the timer. */
  after(ms: number, callback: () => void): () => void
}

/** The clock and the timer of the browser. */
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
  /** Pauses the countdown for a reason, such as `pointer` or `focus`. It resumes when all reasons have been removed. */
  pause(reason: string): void
  /** Removes a reason for the pause. */
  resume(reason: string): void
  stop(): void
}

/**
 * Creates a countdown that calls `done` once after `ms` milliseconds of running.
 * @param ms duration of the countdown; 0 means that it never ends
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

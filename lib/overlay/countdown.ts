/** The clock and the timer of a countdown. Tests pass their own, so that they do not have to wait. */
export interface Clock {
  /** Returns the current time, ms. */
  now(): number
  /** Calls `callback` after `ms` milliseconds. Returns a function that cancels the timer. */
  setTimer(ms: number, callback: () => void): () => void
}

/** The clock and the timer of the browser. */
const browserClock: Clock = {
  now: () => performance.now(),
  setTimer(ms, callback) {
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
 * Creates a countdown that calls `onEnd` once after `durationMs` milliseconds of running.
 * @param durationMs duration of the countdown; 0 means that it never ends
 */
export function createCountdown(
  durationMs: number,
  onEnd: () => void,
  clock: Clock = browserClock,
): Countdown {
  const pauseReasons = new Set<string>()
  let remainingMs = durationMs
  let startTime = 0
  let started = false
  let cancel: (() => void) | undefined

  const updateTimer = () => {
    const shouldRun = started && remainingMs > 0 && pauseReasons.size === 0
    if (shouldRun && !cancel) {
      startTime = clock.now()
      cancel = clock.setTimer(remainingMs, () => {
        remainingMs = 0
        cancel = undefined
        onEnd()
      })
    } else if (!shouldRun && cancel) {
      // At least 1 ms, because a countdown of 0 ms never ends.
      remainingMs = Math.max(1, remainingMs - (clock.now() - startTime))
      cancel()
      cancel = undefined
    }
  }

  return {
    start() {
      started = true
      updateTimer()
    },
    pause(reason) {
      pauseReasons.add(reason)
      updateTimer()
    },
    resume(reason) {
      pauseReasons.delete(reason)
      updateTimer()
    },
    stop() {
      started = false
      updateTimer()
    },
  }
}

/** Animation of a navigation: none if a page only replaces another. */
export type TransitionDirection = 'forward' | 'back' | 'none'

/** The clock of a running transition, as far as other code may use it. */
export type RunningClock = {
  /** The visual progress now, 0–1. */
  readonly value: number
  /** Pauses everything at a fraction of the time, 0–1. */
  progress(time: number): void
  /** Runs to the end at `rate` times normal speed. */
  play(rate?: number): void
  /** Jumps to the end that the transition is running to. */
  complete(): void
  /** Resolves with the end that was reached. If the transition was halted, the promise resolves only when the clock is cleared. */
  readonly finished: Promise<0 | 1>
}

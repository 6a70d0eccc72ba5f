/** How pages move: nothing moves where one is only replaced by another. */
export type Travel = 'forward' | 'back' | 'none'

/** The clock of a transition that runs, as far as others may touch it. */
export type RunningClock = {
  /** The visual progress now, 0–1. */
  readonly value: number
  /** Holds everything at a share of the time, 0–1. */
  progress(time: number): void
  /** Runs to the end, at `rate` times normal speed. */
  play(rate?: number): void
  /** Jumps to the end it is running to. */
  complete(): void
  /** Resolves with the end that was reached; not before the clock is cleared where it was halted. */
  readonly finished: Promise<0 | 1>
}

/** Direction of the animation of a navigation; `none` if a page replaces another without an animation. */
export type TransitionDirection = 'forward' | 'back' | 'none'

/** The clock of a running transition, with the members that other code may use. */
export type RunningClock = {
  /** The current visual progress, 0–1. */
  readonly progress: number
  /** Pauses everything at a fraction of the time, 0–1. */
  seek(timeFraction: number): void
  /** Runs to the end at `rate` (default 1) times the playback rate of the frame. */
  play(rate?: number): void
  /** Jumps to the end toward which the transition is running. */
  complete(): void
  /**
   * Resolves to the end that the transition has reached: 1, or 0 for its start. If the transition was halted, the promise resolves
   * only when the clock is cleared.
   */
  readonly finished: Promise<0 | 1>
}

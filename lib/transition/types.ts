/** Direction of the animation of a navigation; `none` if a page replaces another without an animation. */
export type TransitionDirection = 'forward' | 'back' | 'none'

/**
 * The clock of a running transition: the object that controls its animation, with only the members that code outside
 * lib/transition may use.
 */
export type ActiveTransition = {
  /** The current visual progress, 0–1. */
  readonly progress: number
  /** Pauses the transition at a fraction of its duration, 0–1. */
  seek(timeFraction: number): void
  /** Starts or continues the transition, at `rate` (default 1) times the playback rate of the frame. */
  play(rate?: number): void
  /** Jumps to the end toward which the transition is running. */
  complete(): void
  /**
   * Resolves to 1 when the transition has reached its end, and to 0 when it has returned to its start. If another transition
   * interrupts it, the promise resolves later, to the value toward which the transition was running.
   */
  readonly finished: Promise<0 | 1>
}

import { motionRate } from '../frame/motion'

/** A stretch of time on the clock of all motion. */
export type Delay = {
  /** Resolves when it is over; not at all after `stop`. */
  finished: Promise<void>
  /** Takes over the speed of the frame. */
  setRate(): void
  stop(): void
}

/**
 * Lets time pass as all other motion does: an animation of nothing, so that whoever slows motion down or holds it has this
 * in hand as well, which no timer would be.
 * @param element what waits
 * @param ms its length at full speed
 */
export const delay = (element: HTMLElement, ms: number): Delay => {
  const animation = element.animate([], { duration: ms })
  const setRate = () => {
    animation.playbackRate = motionRate()
  }
  setRate()
  return {
    finished: new Promise((resolve) => {
      animation.onfinish = () => resolve()
    }),
    setRate,
    stop: () => animation.cancel(),
  }
}

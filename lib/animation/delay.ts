import { motionRate } from '../frame/motion'

/** A delay that the animation inspector can slow down and pause. */
export type Delay = {
  /** Resolves when the delay ends; never after `stop`. */
  finished: Promise<void>
  /** Applies the current playback rate of the frame. */
  applyRate(): void
  stop(): void
}

/**
 * Starts a delay: an animation without keyframes. Unlike a timer, it is slowed down and paused together with other animations.
 * @param element the element that waits
 * @param ms duration at normal speed
 */
export const startDelay = (element: HTMLElement, ms: number): Delay => {
  const animation = element.animate([], { duration: ms })
  const applyRate = () => {
    animation.playbackRate = motionRate()
  }
  applyRate()
  return {
    finished: new Promise((resolve) => {
      animation.onfinish = () => resolve()
    }),
    applyRate,
    stop: () => animation.cancel(),
  }
}

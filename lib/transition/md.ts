import {
  FADE_DURATION,
  LINEAR,
  MD_BACK,
  MD_BACK_EASING,
  MD_FORWARD,
  MD_FORWARD_EASING,
  MD_TRAVEL,
} from './constants'
import type { Choreography, Pose } from './pose'

const HERE: Pose = { y: 0, opacity: 1 }

/**
 * The Material transition. Forward, the entering page moves up and fades in. Back, the leaving page moves down and
 * fades out. The other page does not move.
 */
export const md = (entering: HTMLElement, leaving: HTMLElement, forward: boolean): Choreography =>
  forward
    ? {
        moves: [{ element: entering, from: { y: MD_TRAVEL, opacity: 0.01 }, to: HERE }],
        duration: MD_FORWARD,
        easing: MD_FORWARD_EASING,
      }
    : {
        moves: [{ element: leaving, from: HERE, to: { y: MD_TRAVEL, opacity: 0 } }],
        duration: MD_BACK,
        easing: MD_BACK_EASING,
      }

/** Every transition with reduced motion: the upper page fades in or out in place. */
export const fade = (entering: HTMLElement, leaving: HTMLElement, forward: boolean): Choreography => ({
  moves: [
    forward
      ? { element: entering, from: { opacity: 0 }, to: { opacity: 1 } }
      : { element: leaving, from: { opacity: 1 }, to: { opacity: 0 } },
  ],
  duration: FADE_DURATION,
  easing: LINEAR,
})

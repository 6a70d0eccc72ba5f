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
 * The Material transition: going forward the entering page rises and appears, going back the leaving one sinks and
 * fades. The other page stands still.
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

/** What is left of any transition when motion is reduced: the upper page fades in or out where it is. */
export const fade = (entering: HTMLElement, leaving: HTMLElement, forward: boolean): Choreography => ({
  moves: [
    forward
      ? { element: entering, from: { opacity: 0 }, to: { opacity: 1 } }
      : { element: leaving, from: { opacity: 1 }, to: { opacity: 0 } },
  ],
  duration: FADE_DURATION,
  easing: LINEAR,
})

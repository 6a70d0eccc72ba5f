import { bezier } from './bezier'
import {
  FADE_DURATION,
  LINEAR,
  MD_BACK,
  MD_BACK_EASING,
  MD_FORWARD,
  MD_FORWARD_EASING,
  MD_TRAVEL,
} from './constants'
import type { Choreography, Move, Pose, Span } from './pose'

const HERE: Pose = { y: 0, opacity: 1 }

/**
 * The Material transition. Forward, the entering page moves up and fades in. Back, the leaving page moves down and
 * fades out. The other page does not move. In Expressive the leaving page fades out in the first third of the time and
 * the entering page appears after that, so that no text shows through another.
 */
export const md = (
  entering: HTMLElement,
  leaving: HTMLElement,
  forward: boolean,
  expressive = false,
): Choreography => {
  const away = (opacity: number): Pose => ({ y: MD_TRAVEL, opacity })
  const [duration, easing] = forward ? [MD_FORWARD, MD_FORWARD_EASING] : [MD_BACK, MD_BACK_EASING]
  const upper: Move = forward
    ? { element: entering, from: away(0.01), to: HERE }
    : { element: leaving, from: HERE, to: away(0) }
  if (!expressive) return { moves: [upper], duration, easing }
  const third = bezier(easing)(1 / 3)
  const out: Span = [0, third]
  const appears: Span = [third, forward ? 1 : bezier(easing)(2 / 3)]
  const lower: Move = forward
    ? { element: leaving, from: { opacity: 1 }, to: { opacity: 0 }, fade: out }
    : { element: entering, from: { opacity: 0.01 }, to: { opacity: 1 }, fade: appears }
  return { moves: [{ ...upper, fade: forward ? appears : out }, lower], duration, easing }
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

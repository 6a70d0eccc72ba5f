import {
  FADE_DURATION_MS,
  LINEAR_EASING,
  MD_BACK_DURATION_MS,
  MD_BACK_EASING,
  MD_FORWARD_DURATION_MS,
  MD_FORWARD_EASING,
  MD_OFFSET_PX,
  PREDICTIVE_EDGE_MARGIN_PX,
  PREDICTIVE_PREVIEW_FRACTION,
  PREDICTIVE_RADIUS_PX,
  PREDICTIVE_SCALE,
} from './constants'
import { cubicBezier } from './cubic-bezier'
import { createLayer } from './page-shadow'
import type { Pose, ProgressRange, TransitionPlan, Tween } from './pose'

/** Opacity of the black scrim over the page below during predictive back, until the release. */
const SCRIM_OPACITY = 0.2

const IN_PLACE: Pose = { y: 0, opacity: 1 }

/**
 * Plans the Material transition. Forward, the entering page moves up and fades in. Back, the leaving page moves down and
 * fades out. The other page does not move. In Expressive, the leaving page fades out in the first third of the time and
 * the entering page appears after that, so that their text does not overlap.
 * @param isForward true if the entering page is the upper page
 * @param isExpressive true in Material 3 Expressive
 */
export const mdTransition = (
  entering: HTMLElement,
  leaving: HTMLElement,
  isForward: boolean,
  isExpressive = false,
): TransitionPlan => {
  const movedPose = (opacity: number): Pose => ({ y: MD_OFFSET_PX, opacity })
  const [duration, easing] = isForward
    ? [MD_FORWARD_DURATION_MS, MD_FORWARD_EASING]
    : [MD_BACK_DURATION_MS, MD_BACK_EASING]
  const upperTween: Tween = isForward
    ? { element: entering, from: movedPose(0.01), to: IN_PLACE }
    : { element: leaving, from: IN_PLACE, to: movedPose(0) }
  if (!isExpressive) return { tweens: [upperTween], duration, easing }
  const progressAtThird = cubicBezier(easing)(1 / 3)
  const fadeOutRange: ProgressRange = [0, progressAtThird]
  const fadeInRange: ProgressRange = [progressAtThird, isForward ? 1 : cubicBezier(easing)(2 / 3)]
  const lowerTween: Tween = isForward
    ? { element: leaving, from: { opacity: 1 }, to: { opacity: 0 }, opacityRange: fadeOutRange }
    : { element: entering, from: { opacity: 0.01 }, to: { opacity: 1 }, opacityRange: fadeInRange }
  return {
    tweens: [{ ...upperTween, opacityRange: isForward ? fadeInRange : fadeOutRange }, lowerTween],
    duration,
    easing,
  }
}

/**
 * Plans the predictive back, controlled by a finger. Until the progress reaches {@link PREDICTIVE_PREVIEW_FRACTION}, the upper
 * page shrinks, gets round corners, and moves toward the start side, like the finger; the page below is visible under a scrim.
 * After a release that goes back, the upper page and the scrim fade out.
 * @param width width of the pages, px
 * @param sign 1, or −1 in right-to-left pages
 */
export const predictiveBackTransition = (
  entering: HTMLElement,
  leaving: HTMLElement,
  width: number,
  sign: number,
): TransitionPlan => {
  const scrim = createLayer({
    inset: '0',
    zIndex: '1',
    backgroundColor: '#000',
    opacity: String(SCRIM_OPACITY),
  })
  const releaseRange: ProgressRange = [PREDICTIVE_PREVIEW_FRACTION, 1]
  const x = -sign * Math.max(0, (width * (1 - PREDICTIVE_SCALE)) / 2 - PREDICTIVE_EDGE_MARGIN_PX)
  return {
    tweens: [
      {
        element: leaving,
        from: { x: 0, scale: 1, radius: 0, opacity: 1 },
        to: { x, scale: PREDICTIVE_SCALE, radius: PREDICTIVE_RADIUS_PX, opacity: 0 },
        range: [0, PREDICTIVE_PREVIEW_FRACTION],
        opacityRange: releaseRange,
      },
      { element: scrim, from: { opacity: SCRIM_OPACITY }, to: { opacity: 0 }, opacityRange: releaseRange },
    ],
    duration: MD_BACK_DURATION_MS,
    easing: MD_BACK_EASING,
    setup() {
      entering.append(scrim)
      return () => scrim.remove()
    },
  }
}

/** Plans the transition of both platforms with reduced motion: the upper page fades in or out in place. */
export const fadeTransition = (
  entering: HTMLElement,
  leaving: HTMLElement,
  forward: boolean,
): TransitionPlan => ({
  tweens: [
    forward
      ? { element: entering, from: { opacity: 0 }, to: { opacity: 1 } }
      : { element: leaving, from: { opacity: 1 }, to: { opacity: 0 } },
  ],
  duration: FADE_DURATION_MS,
  easing: LINEAR_EASING,
})

import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { axisOf } from '../gesture/axis'
import { LINEAR_EASING, Z_ENTERING_BACK, Z_ENTERING_FORWARD, Z_LEAVING } from './constants'
import { isExpressive, isIos } from './frame-mode'
import { iosTransition } from './ios-transition'
import { fadeTransition, mdTransition, predictiveBackTransition } from './md-transition'
import { continueTweens, type TransitionPlan, type Tween } from './pose'
import { createTransitionAnimation, type TransitionAnimation } from './transition-animation.motion'

/** The elements that contain two pages that change places (their slots in the page stack), and the direction. */
export type PagePair = { entering: HTMLElement; leaving: HTMLElement; forward: boolean }

const createPlan = (
  { entering, leaving, forward }: PagePair,
  root: HTMLElement,
  isAtRest: boolean,
  isInteractive: boolean,
): TransitionPlan => {
  if (reducedMotion()) return fadeTransition(entering, leaving, forward)
  if (isIos(root)) return iosTransition(entering, leaving, forward, root.clientWidth, axisOf(root), isAtRest)
  return isInteractive
    ? predictiveBackTransition(entering, leaving, root.clientWidth, axisOf(root).sign)
    : mdTransition(entering, leaving, forward, isExpressive(root))
}

/**
 * Prepares a transition: sets the z-order of the pages, applies the setup of its plan, and creates its animation, paused at the
 * start.
 * @param pair the elements that contain the pages, and the direction
 * @param root the element in which the pages move
 * @param remainingTweens the remaining tweens of an interrupted transition
 * @param isInteractive true if a finger controls the transition; its easing is then linear
 * @returns the animation, which the caller plays or seeks
 */
export const startTransition = (
  pair: PagePair,
  root: HTMLElement,
  remainingTweens: readonly Tween[] = [],
  isInteractive = false,
): TransitionAnimation => {
  const plan = createPlan(pair, root, remainingTweens.length === 0, isInteractive)
  pair.entering.style.zIndex = String(pair.forward ? Z_ENTERING_FORWARD : Z_ENTERING_BACK)
  pair.leaving.style.zIndex = String(Z_LEAVING)
  return createTransitionAnimation(
    {
      ...plan,
      tweens: continueTweens(plan.tweens, remainingTweens),
      easing: isInteractive ? LINEAR_EASING : plan.easing,
    },
    motionRate(),
  )
}

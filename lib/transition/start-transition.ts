import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { axisOf } from '../gesture/axis'
import { createClock, type TransitionClock } from './clock.motion'
import { Z_ENTERING, Z_LEAVING, Z_RETURNING } from './constants'
import { ios } from './ios'
import { isExpressive, isIos } from './is-ios'
import { fade, md } from './md'
import { type Choreography, type Easing, type Move, takeOver } from './pose'

/** Two pages that change places, and the direction. */
export type PagePair = { entering: HTMLElement; leaving: HTMLElement; forward: boolean }

const choreography = (
  { entering, leaving, forward }: PagePair,
  root: HTMLElement,
  still: boolean,
): Choreography => {
  if (reducedMotion()) return fade(entering, leaving, forward)
  return isIos(root)
    ? ios(entering, leaving, forward, root.clientWidth, axisOf(root), still)
    : md(entering, leaving, forward, isExpressive(root))
}

/**
 * Prepares a transition: order of the pages, added elements, and the clock, paused at the start.
 * @param rest the remaining moves of an interrupted transition
 * @param easing overrides the template's easing
 */
export const startTransition = (
  pair: PagePair,
  root: HTMLElement,
  rest: readonly Move[] = [],
  easing?: Easing,
): TransitionClock => {
  const plan = choreography(pair, root, rest.length === 0)
  pair.entering.style.zIndex = String(pair.forward ? Z_ENTERING : Z_RETURNING)
  pair.leaving.style.zIndex = String(Z_LEAVING)
  return createClock(
    { ...plan, moves: takeOver(plan.moves, rest), easing: easing ?? plan.easing },
    motionRate(),
  )
}

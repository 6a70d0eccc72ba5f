import { axisOf } from '../gesture/axis'
import { createGesture } from '../gesture/gesture'
import {
  IOS_DURATION_MS,
  MD_BACK_DURATION_MS,
  MIN_FLICK_VELOCITY,
  PREDICTIVE_EDGE_WIDTH_PX,
  PREDICTIVE_PREVIEW_FRACTION,
  SWIPE_BACK_PRIORITY,
  SWIPE_EDGE_WIDTH_PX,
} from './constants'
import { isExpressive, isIos } from './frame-mode'

/** A transition that a finger controls. */
export type InteractiveTransition = {
  /** Moves the transition to a position: 0 shows the current page, and 1 the previous page. */
  seek(progress: number): void
  /** Runs the transition in `duration` ms: to its end if `isBack` is true, and otherwise back to its start. */
  release(isBack: boolean, duration: number): void
}

/** Options of {@link createSwipeBack}. */
export type SwipeOptions = {
  /** The element in which the pages move. */
  root: HTMLElement
  /** Returns whether a swipe may begin: there is a page below, and no transition is running. */
  canStart: () => boolean
  /** Shows the page below, and pauses the transition at its start. Resolves to undefined if that is not possible. */
  startTransition: () => Promise<InteractiveTransition | undefined>
}

/**
 * Returns the result of a release.
 * @param distance distance in the direction that goes back, px
 * @param velocity velocity in the same direction, px/ms
 * @param fullDistance distance of a complete swipe, px: the width of the stack on iOS, half of it in Material
 * @returns whether to go back, and the duration of the remaining movement, ms
 */
export const resolveRelease = (
  distance: number,
  velocity: number,
  fullDistance: number,
): { isBack: boolean; duration: number } => {
  const isBack = velocity >= 0 && (velocity > MIN_FLICK_VELOCITY || distance > fullDistance / 2)
  const remainingDistance = isBack ? fullDistance - distance : distance
  const speed = Math.abs(velocity)
  return {
    isBack,
    duration:
      remainingDistance < 5
        ? 0
        : Math.min(IOS_DURATION_MS, speed === 0 ? IOS_DURATION_MS : remainingDistance / speed),
  }
}

/**
 * Adds the swipe that goes back. On iOS, the swipe begins at the start edge and moves the page with the finger. In Material 3
 * Expressive, it begins at the end edge, because the start edge is for a drawer, and previews the previous page: the preview is
 * complete after half of the width, and a release after a quarter of the width, or a flick, goes back (predictive back). Material
 * 3 Baseline has no swipe.
 * @returns a function that removes the swipe
 */
export const createSwipeBack = ({ root, canStart, startTransition }: SwipeOptions): (() => void) => {
  let transition: InteractiveTransition | undefined
  let pendingTransition: Promise<InteractiveTransition | undefined> | undefined
  /**
   * Returns a distance that is positive in the direction that goes back: toward the end side on iOS, and toward the start side in
   * Material.
   */
  const backwardDelta = (distance: number) => (isIos(root) ? 1 : -1) * axisOf(root).mirrorInRtl(distance)
  // In client pixels, because the frame may be scaled.
  const getWidth = () => root.getBoundingClientRect().width
  const isAtEdge = (x: number) => {
    const startDistance = axisOf(root).distanceFromStart(x, root.getBoundingClientRect())
    return isIos(root)
      ? startDistance <= SWIPE_EDGE_WIDTH_PX
      : isExpressive(root) && getWidth() - startDistance <= PREDICTIVE_EDGE_WIDTH_PX
  }
  const cancel = () => {
    // If the swipe is canceled while `startTransition` is pending, the page below must be hidden again after it has been shown.
    void pendingTransition?.then((startedTransition) => startedTransition?.release(false, 0))
    pendingTransition = transition = undefined
  }

  const gesture = createGesture(root, {
    name: 'swipe-back',
    priority: SWIPE_BACK_PRIORITY,
    canStart: ({ x }) => isAtEdge(x) && canStart(),
    accepts: (direction) => (direction === 'positive') === backwardDelta(1) > 0,
    async onWillStart() {
      const preparation = startTransition()
      pendingTransition = preparation
      const startedTransition = await preparation
      // Another swipe may have started its own transition by now.
      if (pendingTransition === preparation) transition = startedTransition
    },
    onMove({ deltaX }) {
      const fraction = backwardDelta(deltaX) / getWidth()
      transition?.seek(isIos(root) ? fraction : Math.min(fraction * 2, 1) * PREDICTIVE_PREVIEW_FRACTION)
    },
    onEnd({ deltaX, velocityX }) {
      const fullDistance = isIos(root) ? getWidth() : getWidth() / 2
      const { isBack, duration } = resolveRelease(
        Math.max(0, backwardDelta(deltaX)),
        backwardDelta(velocityX),
        fullDistance,
      )
      transition?.release(isBack, isIos(root) ? duration : MD_BACK_DURATION_MS)
      pendingTransition = transition = undefined
    },
    onCancel: cancel,
  })
  return gesture.destroy
}

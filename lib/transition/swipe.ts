import { axisOf } from '../gesture/axis'
import { createGesture } from '../gesture/gesture'
import {
  IOS_DURATION,
  MD_BACK_DURATION,
  PREDICTIVE_EDGE,
  PREDICTIVE_SHARE,
  SWIPE_EDGE,
  SWIPE_FLICK,
  SWIPE_PRIORITY,
} from './constants'
import { isExpressive, isIos } from './frame-mode'

/** A transition that a finger controls. */
export type Hold = {
  /** Shows the transition at a progress toward the previous page, 0–1. */
  progress(share: number): void
  /** Ends the hold: within `duration` ms, the transition is completed, or the page returns to its position. */
  release(back: boolean, duration: number): void
}

/** Options of {@link createSwipeBack}. */
export type SwipeOptions = {
  /** The element in which the pages move. */
  root: HTMLElement
  /** Returns whether a swipe may begin: there is a page below, and no transition is running. */
  canStart: () => boolean
  /** Shows the page below, and pauses the transition at its start. Resolves to undefined if that is not possible. */
  begin: () => Promise<Hold | undefined>
}

/**
 * Returns the result of a release.
 * @param distance distance in the direction that goes back, px
 * @param velocity velocity in the same direction, px/ms
 * @param fullDistance distance of a complete swipe, px: the width of the stack on iOS, half of it in Material
 * @returns whether to go back, and the duration of the remaining movement, ms
 */
export const releaseOf = (
  distance: number,
  velocity: number,
  fullDistance: number,
): { back: boolean; duration: number } => {
  const back = velocity >= 0 && (velocity > SWIPE_FLICK || distance > fullDistance / 2)
  const remaining = back ? fullDistance - distance : distance
  const speed = Math.abs(velocity)
  return {
    back,
    duration: remaining < 5 ? 0 : Math.min(IOS_DURATION, speed === 0 ? IOS_DURATION : remaining / speed),
  }
}

/**
 * Adds the swipe that goes back. On iOS, the swipe begins at the start edge and moves the page with the finger. In Material 3
 * Expressive, it begins at the end edge, because the start edge is for a drawer, and previews the previous page: the preview is
 * complete after half of the width, and a release after a quarter of the width goes back (predictive back). Material 3 Baseline has
 * no swipe.
 * @returns a function that removes it
 */
export const createSwipeBack = ({ root, canStart, begin }: SwipeOptions): (() => void) => {
  let hold: Hold | undefined
  let prepared: Promise<Hold | undefined> | undefined
  /** Returns a distance in the direction that goes back: toward the end side on iOS, and toward the start side in Material. */
  const towardBack = (distance: number) => (isIos(root) ? 1 : -1) * axisOf(root).along(distance)
  // In client pixels, because the frame may be scaled.
  const width = () => root.getBoundingClientRect().width
  const atEdge = (x: number) => {
    const inset = axisOf(root).inset(x, root.getBoundingClientRect())
    return isIos(root) ? inset <= SWIPE_EDGE : isExpressive(root) && width() - inset <= PREDICTIVE_EDGE
  }
  const cancel = () => {
    // A swipe can be canceled while `begin` is pending. The page below is visible then and must be hidden again.
    void prepared?.then((held) => held?.release(false, 0))
    prepared = hold = undefined
  }

  const gesture = createGesture(root, {
    name: 'swipe-back',
    priority: SWIPE_PRIORITY,
    canStart: ({ x }) => atEdge(x) && canStart(),
    accepts: (verdict) => (verdict === 'towards') === towardBack(1) > 0,
    async onWillStart() {
      const preparation = begin()
      prepared = preparation
      const held = await preparation
      // Another swipe may have started its own transition by now.
      if (prepared === preparation) hold = held
    },
    onMove({ deltaX }) {
      const share = towardBack(deltaX) / width()
      hold?.progress(isIos(root) ? share : Math.min(share * 2, 1) * PREDICTIVE_SHARE)
    },
    onEnd({ deltaX, velocityX }) {
      const fullDistance = isIos(root) ? width() : width() / 2
      const { back, duration } = releaseOf(
        Math.max(0, towardBack(deltaX)),
        towardBack(velocityX),
        fullDistance,
      )
      hold?.release(back, isIos(root) ? duration : MD_BACK_DURATION)
      prepared = hold = undefined
    },
    onCancel: cancel,
  })
  return gesture.destroy
}

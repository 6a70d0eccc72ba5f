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
import { isExpressive, isIos } from './is-ios'

/** A transition that a finger controls. */
export type Hold = {
  /** Shows the transition at a progress toward the previous page, 0–1. */
  progress(share: number): void
  /** Releases: the page goes back, or returns to its place, within `duration` ms. */
  release(back: boolean, duration: number): void
}

/** What the swipe needs from the object that stores the pages. */
export type SwipeOptions = {
  root: HTMLElement
  /** Whether a swipe may begin: there is a page below and nothing moves. */
  canStart: () => boolean
  /** Shows the page below and pauses the transition at its start. Undefined if that is not possible. */
  begin: () => Promise<Hold | undefined>
}

/**
 * The result of a release.
 * @param distance in the direction that goes back, px
 * @param velocity in the same direction, px/ms
 * @param width distance of a complete swipe, px: the width of the stack on iOS, half of it in Material
 * @returns whether to go back, and the duration of the remaining movement, ms
 */
export const releaseOf = (
  distance: number,
  velocity: number,
  width: number,
): { back: boolean; duration: number } => {
  const back = velocity >= 0 && (velocity > SWIPE_FLICK || distance > width / 2)
  const rest = back ? width - distance : distance
  const speed = Math.abs(velocity)
  return { back, duration: rest < 5 ? 0 : Math.min(IOS_DURATION, speed === 0 ? IOS_DURATION : rest / speed) }
}

/**
 * The swipe that goes back. On iOS, it begins at the start edge and moves the page with the finger. In Material 3 Expressive, it begins at
 * the end edge, because the start edge is for a drawer, and previews the previous page: the preview is complete after half of
 * the width, and a release after a quarter goes back (predictive back). Material baseline has no swipe.
 * @returns a function that removes it
 */
export const createSwipeBack = ({ root, canStart, begin }: SwipeOptions): (() => void) => {
  let hold: Hold | undefined
  let prepared: Promise<Hold | undefined> | undefined
  /** A distance in the direction that leads back: to the end side on iOS, to the start side in Material. */
  const along = (distance: number) => (isIos(root) ? 1 : -1) * axisOf(root).along(distance)
  // In client pixels, because the frame may be scaled.
  const width = () => root.getBoundingClientRect().width
  const atEdge = (x: number) => {
    const inset = axisOf(root).inset(x, root.getBoundingClientRect())
    return isIos(root) ? inset <= SWIPE_EDGE : isExpressive(root) && width() - inset <= PREDICTIVE_EDGE
  }
  const cancel = () => {
    // Also runs during the preparation, because the page that has been shown must be hidden again.
    void prepared?.then((held) => held?.release(false, 0))
    prepared = hold = undefined
  }

  const gesture = createGesture(root, {
    name: 'swipe-back',
    priority: SWIPE_PRIORITY,
    canStart: ({ x }) => atEdge(x) && canStart(),
    accepts: (verdict) => (verdict === 'towards') === along(1) > 0,
    async onWillStart() {
      const own = begin()
      prepared = own
      const held = await own
      // Another swipe may have started its own transition by now.
      if (prepared === own) hold = held
    },
    onMove({ deltaX }) {
      const share = along(deltaX) / width()
      hold?.progress(isIos(root) ? share : Math.min(share * 2, 1) * PREDICTIVE_SHARE)
    },
    onEnd({ deltaX, velocityX }) {
      const fullWidth = isIos(root) ? width() : width() / 2
      const { back, duration } = releaseOf(Math.max(0, along(deltaX)), along(velocityX), fullWidth)
      hold?.release(back, isIos(root) ? duration : MD_BACK_DURATION)
      prepared = hold = undefined
    },
    onCancel: cancel,
  })
  return gesture.destroy
}

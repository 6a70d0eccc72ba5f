import { axisOf } from '../gesture/axis'
import { createGesture, type GestureDetail } from '../gesture/gesture'
import { IOS_DURATION, SWIPE_EDGE, SWIPE_FLICK, SWIPE_PRIORITY } from './constants'
import { isIos } from './is-ios'

/** A transition held in the hand. */
export type Hold = {
  /** Shows the pages part of the way back, 0–1. */
  progress(share: number): void
  /** Lets go: the page goes back, or returns to its place, within `duration` ms. */
  release(back: boolean, duration: number): void
}

/** What the swipe needs of whoever keeps the pages. */
export type SwipeOptions = {
  root: HTMLElement
  /** May a swipe begin now: is there a page beneath, and does nothing move? */
  canStart: () => boolean
  /** Shows the page beneath and holds the transition at its start; undefined when that is not possible. */
  begin: () => Promise<Hold | undefined>
}

/**
 * Where a release leads (engine.md §2.6).
 * @param distance towards the end side, px
 * @param velocity in the same direction, px/ms
 * @param width of the stack, px
 * @returns whether to go back, and how long the rest of the way takes, ms
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
 * The swipe from the start edge that takes the top page away; iOS mode only.
 * @returns the way to stop it
 */
export const createSwipeBack = ({ root, canStart, begin }: SwipeOptions): (() => void) => {
  let hold: Hold | undefined
  let prepared: Promise<Hold | undefined> | undefined
  const along = ({ deltaX }: GestureDetail) => axisOf(root).along(deltaX)
  // As the finger sees it: the frame may be shown smaller than it is.
  const width = () => root.getBoundingClientRect().width
  const drop = () => {
    // Also when it is still being prepared: what has been shown must be hidden again.
    void prepared?.then((held) => held?.release(false, 0))
    prepared = hold = undefined
  }

  const gesture = createGesture(root, {
    name: 'swipe-back',
    priority: SWIPE_PRIORITY,
    canStart: ({ x }) =>
      isIos(root) && axisOf(root).inset(x, root.getBoundingClientRect()) <= SWIPE_EDGE && canStart(),
    accepts: (verdict) => (verdict === 'towards') === (axisOf(root).sign === 1),
    async onWillStart() {
      const mine = begin()
      prepared = mine
      const held = await mine
      // By now another swipe may have its own.
      if (prepared === mine) hold = held
    },
    onMove(detail) {
      hold?.progress(along(detail) / width())
    },
    onEnd(detail) {
      const { back, duration } = releaseOf(
        Math.max(0, along(detail)),
        axisOf(root).along(detail.velocityX),
        width(),
      )
      hold?.release(back, duration)
      prepared = hold = undefined
    },
    onCancel: drop,
  })
  return gesture.destroy
}

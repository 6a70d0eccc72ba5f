import type { Mode } from '../frame/state'
import { IOS_EASING } from '../transition/constants'
import type { MenuType } from './types'

/** The values that determine the pose of a menu, besides its progress. */
export interface MenuLayout {
  type: MenuType
  mode: Mode
  /** 1 if the menu is at the left edge and enters toward the right, −1 if it is at the right edge. */
  sign: 1 | -1
  /** Width of the menu, px. */
  width: number
  /** Whether motion is reduced: the menu then fades in place, and the page moves without animation. */
  isMotionReduced: boolean
}

/** Offsets of the panel and the page along x, px, and opacities of the backdrop and the panel, 0–1. */
export interface MenuPose {
  panelOffset: number
  pageOffset: number
  backdropOpacity: number
  panelOpacity: number
}

/** Additional distance of a closed `overlay` menu from its open position, so that its shadow is outside the frame too, px. */
const SHADOW_OVERSHOOT = 8

/** Returns the opacity of the backdrop when the menu is open. */
const openBackdropOpacity = (type: MenuType, mode: Mode): number =>
  type === 'push' ? 0.32 : type === 'reveal' ? 0 : mode === 'ios' ? 0.2 : 0.25

/**
 * Returns the positions and opacities of a menu, its page, and its backdrop.
 * @param progress how far the menu is open, from 0 (closed) to 1 (open)
 */
export function poseOf({ type, mode, sign, width, isMotionReduced }: MenuLayout, progress: number): MenuPose {
  const opacity = openBackdropOpacity(type, mode) * progress
  const closedOffset = type === 'overlay' ? width + SHADOW_OVERSHOOT : width
  const openPageOffset = type === 'overlay' ? 0 : sign * width
  if (isMotionReduced)
    return {
      panelOffset: 0,
      pageOffset: progress > 0 ? openPageOffset : 0,
      backdropOpacity: opacity,
      panelOpacity: progress,
    }
  // A revealed menu does not move. At progress 1, the formula could return negative zero.
  const offset = type === 'reveal' || progress === 1 ? 0 : sign * (progress - 1) * closedOffset
  return {
    panelOffset: offset,
    pageOffset: progress === 0 ? 0 : openPageOffset * progress,
    backdropOpacity: opacity,
    panelOpacity: 1,
  }
}

/** Duration, ms, and easing of an animation. */
export interface MenuTiming {
  duration: number
  easing: string
}

const [x1, y1, x2, y2] = IOS_EASING
const OPENING_EASING = `cubic-bezier(${IOS_EASING.join(', ')})`
/** The opening curve, reversed. */
const CLOSING_EASING = `cubic-bezier(${[x2, y2, x1, y1].map((value) => Number((1 - value).toFixed(3))).join(', ')})`

/**
 * Returns the duration and easing for opening (1) or closing (0) a menu.
 * @param cause `swipe` after the user has released a drag, `call` otherwise
 */
export function timingOf(
  mode: Mode,
  to: 0 | 1,
  cause: 'call' | 'swipe',
  isMotionReduced: boolean,
): MenuTiming {
  if (isMotionReduced) return { duration: 100, easing: 'linear' }
  if (cause === 'swipe') return { duration: 300, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' }
  if (mode === 'md')
    return { duration: 300, easing: to ? 'cubic-bezier(0, 0, 0.2, 1)' : 'cubic-bezier(0.4, 0, 0.6, 1)' }
  return { duration: 400, easing: to ? OPENING_EASING : CLOSING_EASING }
}

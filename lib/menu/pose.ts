import type { Mode } from '../frame/state'
import { IOS_EASING } from '../transition/constants'
import type { MenuType } from './types'

/** The values that the positions depend on. */
export interface MenuLayout {
  type: MenuType
  mode: Mode
  /** 1 if the menu enters from smaller coordinates, −1 if from greater ones. */
  sign: 1 | -1
  /** Width of the menu, px. */
  width: number
  /** With reduced motion, it fades and does not move. */
  reduced: boolean
}

/** Positions: offsets along x in px, opacities 0–1. */
export interface MenuPose {
  panel: number
  content: number
  backdrop: number
  fade: number
}

/** Additional distance, so that the shadow of a closed menu is invisible too, px. */
const SHADOW_OVERSHOOT = 8

/** Maximum opacity of the backdrop. */
const backdropOpacity = (type: MenuType, mode: Mode): number =>
  type === 'push' ? 0.32 : type === 'reveal' ? 0 : mode === 'ios' ? 0.2 : 0.25

/**
 * The positions of a menu that is partly open.
 * @param share how far it is open: 0 closed, 1 open
 */
export function poseOf({ type, mode, sign, width, reduced }: MenuLayout, share: number): MenuPose {
  const backdrop = backdropOpacity(type, mode) * share
  const travel = type === 'overlay' ? width + SHADOW_OVERSHOOT : width
  const aside = type === 'overlay' ? 0 : sign * width
  if (reduced) return { panel: 0, content: share > 0 ? aside : 0, backdrop, fade: share }
  // Avoids negative zero in the style.
  const panel = type === 'reveal' || share === 1 ? 0 : sign * (share - 1) * travel
  return { panel, content: share === 0 ? 0 : aside * share, backdrop, fade: 1 }
}

/** Duration, ms, and easing. */
export interface MenuTiming {
  duration: number
  easing: string
}

const [x1, y1, x2, y2] = IOS_EASING
const OPENING = `cubic-bezier(${IOS_EASING.join(', ')})`
/** The same curve backward. */
const CLOSING = `cubic-bezier(${[x2, y2, x1, y1].map((value) => Number((1 - value).toFixed(3))).join(', ')})`

/** Duration and easing of a change. */
export function timingOf(mode: Mode, to: 0 | 1, cause: 'call' | 'swipe', reduced: boolean): MenuTiming {
  if (reduced) return { duration: 100, easing: 'linear' }
  if (cause === 'swipe') return { duration: 300, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' }
  if (mode === 'md')
    return { duration: 300, easing: to ? 'cubic-bezier(0, 0, 0.2, 1)' : 'cubic-bezier(0.4, 0, 0.6, 1)' }
  return { duration: 400, easing: to ? OPENING : CLOSING }
}

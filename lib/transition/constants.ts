import type { Easing } from './pose'

/** z-index of the entering page when going forward. */
export const Z_ENTERING_FORWARD = 101
/** z-index of the leaving page in both directions. */
export const Z_LEAVING = 100
/** z-index of the entering page when going back. */
export const Z_ENTERING_BACK = 99

/** z-index of a lower page that is still moving when the next transition begins. */
export const Z_INTERRUPTED_LOWER = 98
/** z-index of an upper page that is still leaving when the next transition begins. */
export const Z_INTERRUPTED_UPPER = 101

// The values from IOS_DURATION_MS to MD_BACK_EASING and those of the iOS swipe back are the same as in Ionic.
/** Duration of the iOS slide in both directions, ms. */
export const IOS_DURATION_MS = 540
/** Easing of the iOS slide and of other movements on iOS, such as those of sheets and menus. */
export const IOS_EASING: Easing = [0.32, 0.72, 0, 1]

/** Duration of the Material transition forward, ms. */
export const MD_FORWARD_DURATION_MS = 280
/** Duration of the Material transition back, ms. */
export const MD_BACK_DURATION_MS = 200
/** Distance that a Material page moves up or down, px. */
export const MD_OFFSET_PX = 40
/** Easing of the Material transition forward. */
export const MD_FORWARD_EASING: Easing = [0.36, 0.66, 0.04, 1]
/** Easing of the Material transition back. */
export const MD_BACK_EASING: Easing = [0.47, 0, 0.745, 0.715]

/** Duration of the fade with reduced motion, ms. */
export const FADE_DURATION_MS = 100
/** Linear easing, for movements under a finger and for fades. */
export const LINEAR_EASING: Easing = [0, 0, 1, 1]

/** Width of the area at the start edge in which the iOS swipe back may begin, px. */
export const SWIPE_EDGE_WIDTH_PX = 50
/** Priority of the swipe back: higher than that of all other gestures, so that it has precedence at the edge. */
export const SWIPE_BACK_PRIORITY = 101
/** Minimum speed of a flick, px/ms. A faster release in the direction of the swipe goes back, whatever the distance. */
export const MIN_FLICK_VELOCITY = 0.2

/** Width of the area at the end edge in which the predictive back of Expressive may begin, px. The start edge is for a drawer. */
export const PREDICTIVE_EDGE_WIDTH_PX = 32
/** Fraction of the predictive back that the finger controls. The rest follows after the release. */
export const PREDICTIVE_PREVIEW_FRACTION = 0.5
/** Scale of the page when the finger has completed the preview (Material Components, predictive back). */
export const PREDICTIVE_SCALE = 0.9
/** Distance between the scaled page and the edge that it moves to, px (Material Components). */
export const PREDICTIVE_EDGE_MARGIN_PX = 8
/** Corner radius of the scaled page, px (Material Components). */
export const PREDICTIVE_RADIUS_PX = 28

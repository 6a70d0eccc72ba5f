import type { Easing } from './pose'

/** z-index of the entering page when going forward (spec §9). */
export const Z_ENTERING = 101
/** z-index of the leaving page in both directions (spec §9). */
export const Z_LEAVING = 100
/** z-index of the entering page when going back (spec §9). */
export const Z_RETURNING = 99

/** z-index of a lower page that is still giving way when the next transition begins. */
export const Z_STALE_LOWER = 98
/** z-index of an upper page that is still going away when the next transition begins. */
export const Z_STALE_UPPER = 101

/** iOS slide in ms, both directions (spec §2). */
export const IOS_DURATION = 540
/** The iOS curve (spec §9). */
export const IOS_EASING: Easing = [0.32, 0.72, 0, 1]

/** Material rise in ms (spec §2). */
export const MD_FORWARD = 280
/** Material sink in ms (spec §2). */
export const MD_BACK = 200
/** How far a Material page rises or sinks, px (spec §2). */
export const MD_TRAVEL = 40
/** Curve of the Material rise (engine.md §2.4). */
export const MD_FORWARD_EASING: Easing = [0.36, 0.66, 0.04, 1]
/** Curve of the Material sink (engine.md §2.4). */
export const MD_BACK_EASING: Easing = [0.47, 0, 0.745, 0.715]

/** With reduced motion pages only fade, for at most this many ms. */
export const FADE_DURATION = 100
/** No curve at all: what follows a finger, and fades. */
export const LINEAR: Easing = [0, 0, 1, 1]

/** Width of the strip at the start edge where a swipe back may begin, px (engine.md §2.6). */
export const SWIPE_EDGE = 50
/** Priority of the swipe back among all gestures (engine.md §2.5). */
export const SWIPE_PRIORITY = 101
/** A release faster than this goes back whatever the distance, px/ms (engine.md §2.6). */
export const SWIPE_FLICK = 0.2

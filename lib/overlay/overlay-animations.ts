import type { Mode } from '../frame/state'
import { IOS_EASING, MD_BACK_EASING, MD_FORWARD_EASING } from '../transition/constants'
import type { OverlayKind, ToastPosition } from './types'

/** The four numbers of a cubic Bézier curve. */
export type Bezier = readonly [number, number, number, number]

/** The animation of one element (`part`) between two values of each property. */
export interface ElementAnimation<Part extends string = 'backdrop' | 'surface'> {
  part: Part
  keyframes: { opacity?: [number, number]; transform?: [string, string] }
  /** Duration, ms. */
  duration: number
  ease: Bezier
}

const EASE_IN_OUT: Bezier = [0.42, 0, 0.58, 1]
const LINEAR: Bezier = [0, 0, 1, 1]
/** Easing of overlays without an easing of their own, such as action sheets. */
export const DEFAULT_OVERLAY_EASING: Bezier = MD_FORWARD_EASING
/** Easing with which an iOS toast moves in. The toast moves slightly too far and returns. */
const TOAST_ENTER_EASING: Bezier = [0.155, 1.105, 0.295, 1.12]

/** Duration of the fades with which overlays enter and leave with reduced motion, ms. */
export const REDUCED_FADE_MS = 100

const fade = (
  part: ElementAnimation['part'],
  direction: 'in' | 'out',
  duration: number,
  ease = LINEAR,
): ElementAnimation => ({
  part,
  keyframes: { opacity: direction === 'in' ? [0, 1] : [1, 0] },
  duration,
  ease,
})

const transformSurface = (
  from: string,
  to: string,
  duration: number,
  ease: Bezier,
  opacity?: [number, number],
): ElementAnimation => ({
  part: 'surface',
  keyframes: { transform: [from, to], ...(opacity && { opacity }) },
  duration,
  ease,
})

/** Opacities, from start to end, of a surface that fades while it moves. Source: Ionic's overlays. */
const FADE_IN_OPACITIES: [number, number] = [0.01, 1]
const FADE_OUT_OPACITIES: [number, number] = [0.99, 0]

/**
 * Returns the animations of alerts and loading overlays. On opening, a Material alert grows to its final size, and all other
 * dialogs shrink to it, the most on iOS 26. On closing, Material alerts and all dialogs on iOS 26 only fade, and all other
 * dialogs shrink.
 */
const centeredDialogAnimations = ({
  kind,
  mode,
  isGlass,
  direction,
}: OverlayAnimationOptions): ElementAnimation[] => {
  const isMdAlert = mode === 'md' && kind === 'alert'
  const duration = isMdAlert ? 150 : 200
  if (direction === 'in') {
    const from = isMdAlert ? 'scale(0.9)' : isGlass ? 'scale(1.2)' : 'scale(1.1)'
    return [
      fade('backdrop', 'in', duration, EASE_IN_OUT),
      transformSurface(from, 'scale(1)', duration, EASE_IN_OUT, FADE_IN_OPACITIES),
    ]
  }
  return [
    fade('backdrop', 'out', duration, EASE_IN_OUT),
    isMdAlert || isGlass
      ? fade('surface', 'out', duration, EASE_IN_OUT)
      : transformSurface('scale(1)', 'scale(0.9)', duration, EASE_IN_OUT, FADE_OUT_OPACITIES),
  ]
}

const slideFromBottomAnimations = (
  direction: 'in' | 'out',
  inMs: number,
  outMs: number,
  ease: Bezier,
): ElementAnimation[] =>
  direction === 'in'
    ? [fade('backdrop', 'in', inMs, ease), transformSurface('translateY(100%)', 'translateY(0)', inMs, ease)]
    : [
        fade('backdrop', 'out', outMs, ease),
        transformSurface('translateY(0)', 'translateY(100%)', outMs, ease),
      ]

const popoverAnimations = (mode: Mode, direction: 'in' | 'out'): ElementAnimation[] => {
  if (mode === 'ios') {
    const duration = direction === 'in' ? 100 : 300
    return [fade('backdrop', direction, duration), fade('surface', direction, duration, EASE_IN_OUT)]
  }
  if (direction === 'out') return [fade('backdrop', 'out', 150), fade('surface', 'out', 150)]
  return [
    fade('backdrop', 'in', 150),
    transformSurface('scale(0.8)', 'scale(1)', 300, DEFAULT_OVERLAY_EASING, FADE_IN_OPACITIES),
  ]
}

const modalAnimations = (mode: Mode, direction: 'in' | 'out'): ElementAnimation[] => {
  if (mode === 'ios') return slideFromBottomAnimations(direction, 500, 500, IOS_EASING)
  return direction === 'in'
    ? [
        fade('backdrop', 'in', 280, DEFAULT_OVERLAY_EASING),
        transformSurface('translateY(40px)', 'translateY(0)', 280, DEFAULT_OVERLAY_EASING, FADE_IN_OPACITIES),
      ]
    : [
        fade('backdrop', 'out', 200, MD_BACK_EASING),
        transformSurface('translateY(0)', 'translateY(40px)', 200, MD_BACK_EASING, FADE_OUT_OPACITIES),
      ]
}

/** `transform` at the start of the movement of a toast into the frame, and at the end of its movement out of the frame. */
const OFFSCREEN_TRANSFORMS: Record<ToastPosition, string> = {
  top: 'translateY(calc(-100% - max(24px, var(--safe-top, 0px) + 10px)))',
  bottom: 'translateY(calc(100% + max(48px, var(--bottom-bar-height, 0px) + 10px)))',
  middle: '',
}

const toastAnimations = (
  mode: Mode,
  direction: 'in' | 'out',
  position: ToastPosition,
): ElementAnimation[] => {
  const duration = direction === 'in' ? 400 : 300
  if (mode === 'md' || position === 'middle')
    return [fade('surface', direction, duration, DEFAULT_OVERLAY_EASING)]
  const offscreenTransform = OFFSCREEN_TRANSFORMS[position]
  return direction === 'in'
    ? [transformSurface(offscreenTransform, 'translateY(0)', duration, TOAST_ENTER_EASING)]
    : [transformSurface('translateY(0)', offscreenTransform, duration, DEFAULT_OVERLAY_EASING)]
}

/** What to animate: the kind of overlay, its look, and whether it enters or leaves. */
export interface OverlayAnimationOptions {
  kind: OverlayKind
  mode: Mode
  /** Whether the overlay has the look of iOS 26. */
  isGlass?: boolean
  direction: 'in' | 'out'
  isMotionReduced?: boolean
  position?: ToastPosition
}

/**
 * Returns the animations of the elements of an overlay. With reduced motion, all of them are fades that take
 * {@link REDUCED_FADE_MS}.
 */
export function overlayAnimations(options: OverlayAnimationOptions): ElementAnimation[] {
  const { kind, mode, direction, isMotionReduced, position = 'bottom' } = options
  if (isMotionReduced)
    return [fade('backdrop', direction, REDUCED_FADE_MS), fade('surface', direction, REDUCED_FADE_MS)]
  switch (kind) {
    case 'alert':
    case 'loading':
      return centeredDialogAnimations(options)
    case 'action-sheet':
      return slideFromBottomAnimations(direction, 400, 450, DEFAULT_OVERLAY_EASING)
    case 'popover':
      return popoverAnimations(mode, direction)
    case 'modal':
      return modalAnimations(mode, direction)
    case 'toast':
      return toastAnimations(mode, direction, position)
  }
}

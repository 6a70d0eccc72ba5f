import type { Mode } from '../frame/state'
import { IOS_EASING, MD_BACK_EASING, MD_FORWARD_EASING } from '../transition/constants'
import type { OverlayKind, ToastPosition } from './types'

/** The four numbers of a cubic Bézier curve. */
export type Bezier = readonly [number, number, number, number]

/** The animation of one element (`part`) between two values of each property. */
export interface Move<Part extends string = 'backdrop' | 'wrapper'> {
  part: Part
  keyframes: { opacity?: [number, number]; transform?: [string, string] }
  /** Duration, ms. */
  duration: number
  ease: Bezier
}

const EASE_IN_OUT: Bezier = [0.42, 0, 0.58, 1]
const LINEAR: Bezier = [0, 0, 1, 1]
/** Easing of sheets and Material surfaces. */
export const SHEET_EASING: Bezier = MD_FORWARD_EASING
/** Easing of an iOS toast that enters. The toast moves slightly too far and returns. */
const TOAST_EASE: Bezier = [0.155, 1.105, 0.295, 1.12]

/** Duration of the fade that replaces every movement with reduced motion, ms. */
export const REDUCED_FADE = 100

const fade = (part: Move['part'], way: 'in' | 'out', duration: number, ease = LINEAR): Move => ({
  part,
  keyframes: { opacity: way === 'in' ? [0, 1] : [1, 0] },
  duration,
  ease,
})

const move = (
  from: string,
  to: string,
  duration: number,
  ease: Bezier,
  opacity?: [number, number],
): Move => ({
  part: 'wrapper',
  keyframes: { transform: [from, to], ...(opacity && { opacity }) },
  duration,
  ease,
})

const IN: [number, number] = [0.01, 1]
const OUT: [number, number] = [0.99, 0]

/**
 * Animations of alerts and loading overlays. On opening, a Material alert grows to its final size, and all others shrink to it, the most
 * on iOS 26. On closing, Material alerts and all overlays on iOS 26 only fade, and all others shrink.
 */
const centeredDialog = ({ kind, mode, glass, way }: OverlayAnimationOptions): Move[] => {
  const grows = mode === 'md' && kind === 'alert'
  const ms = grows ? 150 : 200
  if (way === 'in') {
    const from = grows ? 'scale(0.9)' : glass ? 'scale(1.2)' : 'scale(1.1)'
    return [fade('backdrop', 'in', ms, EASE_IN_OUT), move(from, 'scale(1)', ms, EASE_IN_OUT, IN)]
  }
  return [
    fade('backdrop', 'out', ms, EASE_IN_OUT),
    grows || glass
      ? fade('wrapper', 'out', ms, EASE_IN_OUT)
      : move('scale(1)', 'scale(0.9)', ms, EASE_IN_OUT, OUT),
  ]
}

const sheet = (way: 'in' | 'out', inMs: number, outMs: number, ease: Bezier): Move[] =>
  way === 'in'
    ? [fade('backdrop', 'in', inMs, ease), move('translateY(100%)', 'translateY(0)', inMs, ease)]
    : [fade('backdrop', 'out', outMs, ease), move('translateY(0)', 'translateY(100%)', outMs, ease)]

const popover = (mode: Mode, way: 'in' | 'out'): Move[] => {
  if (mode === 'ios') {
    const ms = way === 'in' ? 100 : 300
    return [fade('backdrop', way, ms), fade('wrapper', way, ms, EASE_IN_OUT)]
  }
  if (way === 'out') return [fade('backdrop', 'out', 150), fade('wrapper', 'out', 150)]
  return [fade('backdrop', 'in', 150), move('scale(0.8)', 'scale(1)', 300, SHEET_EASING, IN)]
}

const modal = (mode: Mode, way: 'in' | 'out'): Move[] => {
  if (mode === 'ios') return sheet(way, 500, 500, IOS_EASING)
  return way === 'in'
    ? [
        fade('backdrop', 'in', 280, SHEET_EASING),
        move('translateY(40px)', 'translateY(0)', 280, SHEET_EASING, IN),
      ]
    : [
        fade('backdrop', 'out', 200, MD_BACK_EASING),
        move('translateY(0)', 'translateY(40px)', 200, MD_BACK_EASING, OUT),
      ]
}

/** `transform` of a toast outside the frame: its own height, plus more than its distance from the edge of the frame. */
const OFFSCREEN: Record<ToastPosition, string> = {
  top: 'translateY(calc(-100% - 24px))',
  bottom: 'translateY(calc(100% + 48px))',
  middle: '',
}

const toast = (mode: Mode, way: 'in' | 'out', position: ToastPosition): Move[] => {
  const ms = way === 'in' ? 400 : 300
  if (mode === 'md' || position === 'middle') return [fade('wrapper', way, ms, SHEET_EASING)]
  const away = OFFSCREEN[position]
  return way === 'in'
    ? [move(away, 'translateY(0)', ms, TOAST_EASE)]
    : [move('translateY(0)', away, ms, SHEET_EASING)]
}

/** What to animate: the kind of overlay, its look, and whether it enters or leaves. */
export interface OverlayAnimationOptions {
  kind: OverlayKind
  mode: Mode
  /** Whether the overlay has the look of iOS 26. */
  glass?: boolean
  way: 'in' | 'out'
  reduced?: boolean
  position?: ToastPosition
}

/**
 * Returns the animations of an overlay: elements, durations, and curves. With reduced motion, all of them are fades, whose duration is
 * {@link REDUCED_FADE}.
 */
export function choreography(options: OverlayAnimationOptions): Move[] {
  const { kind, mode, way, reduced, position = 'bottom' } = options
  if (reduced) return [fade('backdrop', way, REDUCED_FADE), fade('wrapper', way, REDUCED_FADE)]
  switch (kind) {
    case 'alert':
    case 'loading':
      return centeredDialog(options)
    case 'action-sheet':
      return sheet(way, 400, 450, SHEET_EASING)
    case 'popover':
      return popover(mode, way)
    case 'modal':
      return modal(mode, way)
    case 'toast':
      return toast(mode, way, position)
  }
}

import {
  type Bezier,
  DEFAULT_OVERLAY_EASING,
  type ElementAnimation,
  REDUCED_FADE_MS,
} from './overlay-animations'

/** A rectangle, px. */
export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>

/** Position of an action sheet at its anchor, px from the top left corner of the frame. */
export interface AnchoredPosition {
  x: number
  y: number
  /** Maximum height of the sheet, px. */
  maxHeight: number
  /** The point from which the sheet grows, px from the top left corner of the sheet. */
  origin: readonly [x: number, y: number]
}

/** Minimum distance of the sheet from the edges of the frame, px. */
const EDGE_MARGIN_PX = 8
/** Distance of the sheet from an anchor that it does not cover, px. */
const ANCHOR_GAP_PX = 8
/** An action sheet covers an anchor that is at most this wide and tall, px, such as a button in a bar. */
const SMALL_ANCHOR_PX = 64
/** An action sheet does not grow from an anchor that is taller than this fraction of the frame's height. */
const MAX_ANCHOR_HEIGHT_FRACTION = 0.5
/** Scale at the start of the growth from an anchor. */
const START_SCALE = 0.3
/** Duration of the fade-in of the surface, ms, as for a popover on iOS 18. */
const FADE_DURATION_MS = 100
const EASE_IN_OUT: Bezier = [0.42, 0, 0.58, 1]

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

/**
 * Returns whether an action sheet can grow from an anchor: the anchor has a size, overlaps the frame, and is at most half as
 * tall as the frame.
 * @param anchor box of the anchor
 * @param frame box of the frame, in the same coordinates
 */
export const canGrowFrom = (anchor: Box, frame: Box): boolean =>
  anchor.right > anchor.left &&
  anchor.bottom > anchor.top &&
  anchor.bottom - anchor.top <= (frame.bottom - frame.top) * MAX_ANCHOR_HEIGHT_FRACTION &&
  anchor.right > frame.left &&
  anchor.left < frame.right &&
  anchor.bottom > frame.top &&
  anchor.top < frame.bottom

/**
 * Returns the position of an action sheet at its anchor: below the anchor or, if the sheet does not fit there and there is more
 * room above, above it. The sheet covers a small anchor. In the left half of the frame, the left edges of the sheet and the
 * anchor are aligned; in the right half, the right edges. If the anchor is wider than the sheet, the sheet is centered on it.
 * The sheet keeps a margin from the edges of the frame.
 * @param anchor box of the anchor, in px of the frame, which may be scaled
 * @param frame box of the frame, in the same coordinates
 * @param size size of the sheet, px of the frame
 * @param safeArea sizes of the safe areas at the top and the bottom of the frame, px
 */
export function placeAtAnchor(
  anchor: Box,
  frame: Box,
  size: { width: number; height: number },
  safeArea: { top: number; bottom: number } = { top: 0, bottom: 0 },
): AnchoredPosition {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  const [left, right] = [anchor.left - frame.left, anchor.right - frame.left]
  const [top, bottom] = [anchor.top - frame.top, anchor.bottom - frame.top]
  const isAnchorSmall = right - left <= SMALL_ANCHOR_PX && bottom - top <= SMALL_ANCHOR_PX
  const [minY, maxY] = [EDGE_MARGIN_PX + safeArea.top, height - EDGE_MARGIN_PX - safeArea.bottom]
  // The top edge of a sheet below the anchor, and the bottom edge of a sheet above the anchor.
  const topBelow = Math.max(minY, isAnchorSmall ? top : bottom + ANCHOR_GAP_PX)
  const bottomAbove = Math.min(maxY, isAnchorSmall ? bottom : top - ANCHOR_GAP_PX)
  const opensBelow = maxY - topBelow >= Math.min(size.height, bottomAbove - minY)
  const maxHeight = Math.max(0, opensBelow ? maxY - topBelow : bottomAbove - minY)
  const sheetHeight = Math.min(size.height, maxHeight)
  const centerX = (left + right) / 2
  const isAnchorWider = right - left > size.width
  const x = clamp(
    isAnchorWider ? centerX - size.width / 2 : centerX < width / 2 ? left : right - size.width,
    EDGE_MARGIN_PX,
    Math.max(EDGE_MARGIN_PX, width - EDGE_MARGIN_PX - size.width),
  )
  const y = opensBelow ? topBelow : bottomAbove - sheetHeight
  return {
    x,
    y,
    maxHeight,
    origin: [clamp(centerX - x, 0, size.width), clamp((top + bottom) / 2 - y, 0, sheetHeight)],
  }
}

const fade = (
  part: ElementAnimation['part'],
  opacity: [number, number],
  duration: number,
  ease: Bezier,
): ElementAnimation => ({
  part,
  keyframes: { opacity },
  duration,
  ease,
})

/** Durations, ms, and easings of growing and shrinking. */
export interface GrowTiming {
  inDuration: number
  outDuration: number
  inEase: Bezier
  outEase: Bezier
}

/** Durations, ms, and easings of overlays that grow from their anchor. */
export const GROW_TIMING = {
  'action-sheet': {
    inDuration: 400,
    outDuration: 450,
    inEase: DEFAULT_OVERLAY_EASING,
    outEase: DEFAULT_OVERLAY_EASING,
  },
  popover: { inDuration: 100, outDuration: 300, inEase: EASE_IN_OUT, outEase: EASE_IN_OUT },
} satisfies Record<string, GrowTiming>

/**
 * Returns the animations of an overlay that grows from its anchor and shrinks into it, or appears in the middle like an iOS 26
 * alert. With reduced motion, the overlay only fades.
 * @param from 'anchor', or 'middle' if the overlay cannot grow from an anchor
 */
export function growAnimations(
  timing: GrowTiming,
  direction: 'in' | 'out',
  from: 'anchor' | 'middle',
  isMotionReduced: boolean,
): ElementAnimation[] {
  const opacity: [number, number] = direction === 'in' ? [0, 1] : [1, 0]
  if (isMotionReduced)
    return (['backdrop', 'surface'] as const).map((part) => fade(part, opacity, REDUCED_FADE_MS, EASE_IN_OUT))
  const [duration, ease] =
    direction === 'in' ? [timing.inDuration, timing.inEase] : [timing.outDuration, timing.outEase]
  const backdrop = fade('backdrop', opacity, duration, ease)
  const [hiddenScale, shownScale] = [`scale(${from === 'anchor' ? START_SCALE : 1.2})`, 'scale(1)']
  if (direction === 'in')
    return [
      backdrop,
      fade('surface', opacity, FADE_DURATION_MS, EASE_IN_OUT),
      { part: 'surface', keyframes: { transform: [hiddenScale, shownScale] }, duration, ease },
    ]
  if (from === 'middle') return [backdrop, fade('surface', opacity, duration, ease)]
  return [
    backdrop,
    { part: 'surface', keyframes: { transform: [shownScale, hiddenScale], opacity }, duration, ease },
  ]
}

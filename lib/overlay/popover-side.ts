import type { PopoverSide } from './types'

/** A side that does not depend on the text direction. */
export type PhysicalSide = 'top' | 'bottom' | 'left' | 'right'

/** A box in client coordinates, px. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>

const OPPOSITE_SIDES: Record<PhysicalSide, PhysicalSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

/** Converts a requested side to a physical side: start and end depend on the text direction. */
export function physicalSide(side: PopoverSide, isRtl: boolean): PhysicalSide {
  if (side === 'start') return isRtl ? 'right' : 'left'
  if (side === 'end') return isRtl ? 'left' : 'right'
  return side
}

/**
 * Returns the side of the anchor on which a popover has room. For 'left' or 'right', it is that side or the opposite side or, if
 * neither has room, 'top' or 'bottom', where content that is too tall scrolls. 'top' and 'bottom' are returned unchanged.
 * @param requestedSide the requested side
 * @param anchor box of the anchor
 * @param frame box of the frame, which must contain the popover
 * @param size size of the popover, px
 * @param requiredMargin distance to the anchor plus distance to the edge of the frame, px
 */
export function fittingSide(
  requestedSide: PhysicalSide,
  anchor: Box,
  frame: Box,
  size: { width: number; height: number },
  requiredMargin: number,
): PhysicalSide {
  const availableSpace: Record<PhysicalSide, number> = {
    top: anchor.top - frame.top,
    bottom: frame.bottom - anchor.bottom,
    left: anchor.left - frame.left,
    right: frame.right - anchor.right,
  }
  // Radix Popper itself flips popovers between above and below.
  if (requestedSide === 'top' || requestedSide === 'bottom') return requestedSide
  const horizontalSide = [requestedSide, OPPOSITE_SIDES[requestedSide]].find(
    (side) => availableSpace[side] >= size.width + requiredMargin,
  )
  if (horizontalSide) return horizontalSide
  return availableSpace.bottom >= size.height + requiredMargin || availableSpace.bottom >= availableSpace.top
    ? 'bottom'
    : 'top'
}

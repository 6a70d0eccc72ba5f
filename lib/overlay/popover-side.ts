import type { PopoverSide } from './types'

/** A side that does not depend on the text direction. */
export type PhysicalSide = 'top' | 'bottom' | 'left' | 'right'

/** A box in client coordinates, px. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>

const OPPOSITE: Record<PhysicalSide, PhysicalSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

/** Converts a requested side to a physical side: start and end depend on the text direction. */
export function physicalSide(side: PopoverSide, rtl: boolean): PhysicalSide {
  if (side === 'start') return rtl ? 'right' : 'left'
  if (side === 'end') return rtl ? 'left' : 'right'
  return side
}

/**
 * Returns the side on which a popover has room. If the left or right side is requested, it is that side, the opposite side, or
 * else above or below, where content that is too high scrolls. Above and below are returned as requested.
 * @param requested the requested side
 * @param anchor box of the anchor
 * @param frame box of the frame, which must contain the popover
 * @param size size of the popover, px
 * @param gap distance to the anchor plus distance to the edge of the frame, px
 */
export function fittingSide(
  requested: PhysicalSide,
  anchor: Box,
  frame: Box,
  size: { width: number; height: number },
  gap: number,
): PhysicalSide {
  const room: Record<PhysicalSide, number> = {
    top: anchor.top - frame.top,
    bottom: frame.bottom - anchor.bottom,
    left: anchor.left - frame.left,
    right: frame.right - anchor.right,
  }
  // Radix Popper itself flips popovers between above and below, because it measures their height.
  if (requested === 'top' || requested === 'bottom') return requested
  const horizontalSide = [requested, OPPOSITE[requested]].find((side) => room[side] >= size.width + gap)
  if (horizontalSide) return horizontalSide
  return room.bottom >= size.height + gap || room.bottom >= room.top ? 'bottom' : 'top'
}

import type { PopoverSide } from './types'

/** A side of the screen. */
export type PhysicalSide = 'top' | 'bottom' | 'left' | 'right'

/** A box in client coordinates, px. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>

const OPPOSITE: Record<PhysicalSide, PhysicalSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

/** The side of the screen that a wish means: start and end follow the direction of the text. */
export function physicalSide(side: PopoverSide, rtl: boolean): PhysicalSide {
  if (side === 'start') return rtl ? 'right' : 'left'
  if (side === 'end') return rtl ? 'left' : 'right'
  return side
}

/**
 * The side on which a popover has room: the wished one, the opposite one, or else above or below, where what is too
 * high scrolls inside.
 * @param wanted the wished side
 * @param anchor what it points at
 * @param frame what it must stay inside
 * @param size of the popover, px
 * @param gap distance to what it points at plus the one to the edge, px
 */
export function fittingSide(
  wanted: PhysicalSide,
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
  // Above or below is turned over by whoever places it, who knows the height as well.
  if (wanted === 'top' || wanted === 'bottom') return wanted
  const sideways = [wanted, OPPOSITE[wanted]].find((side) => room[side] >= size.width + gap)
  if (sideways) return sideways
  return room.bottom >= size.height + gap || room.bottom >= room.top ? 'bottom' : 'top'
}

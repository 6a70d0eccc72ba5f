import type { Box } from './popover-side'
import type { ToastPosition } from './types'

/**
 * The element that a toast stands at. What cannot be followed is warned about, and the toast stands at the edge of the
 * frame.
 * @param position of the toast
 * @param anchor the element, or its id
 * @param find looks an id up
 */
export function resolveAnchor(
  position: ToastPosition,
  anchor: Element | string | undefined,
  find: (id: string) => Element | null,
): Element | undefined {
  if (anchor === undefined) return undefined
  if (position === 'middle') {
    console.warn(
      'Patternbook: a toast in the middle stands at nothing, so its positionAnchor is ignored. Use position top or bottom.',
    )
    return undefined
  }
  const element = typeof anchor === 'string' ? find(anchor) : anchor
  if (!element?.isConnected) {
    const name = typeof anchor === 'string' ? `#${anchor}` : 'that element'
    console.warn(
      `Patternbook: ${name} is not in the document, so the toast stands at the edge of the frame. Show its positionAnchor first.`,
    )
    return undefined
  }
  return element
}

/**
 * How far from its edge of the frame a toast stands, so that it is below its anchor at the top and above it at the
 * bottom: px of the frame, which may be drawn smaller than it is.
 * @param anchor where the anchor is, client px
 * @param frame where the frame is, client px
 * @param scale client px of one px inside the frame
 */
export function anchorInset(position: 'top' | 'bottom', anchor: Box, frame: Box, scale: number): number {
  const inset = position === 'top' ? anchor.bottom - frame.top : frame.bottom - anchor.top
  return Math.max(0, inset / scale)
}

import type { Box } from './popover-side'
import type { ToastPosition } from './types'

/**
 * The anchor element of a toast. If an anchor cannot be used, a warning is logged and the toast is at the edge of the
 * frame.
 * @param position of the toast
 * @param anchor the element, or its id
 * @param find returns the element with an id
 */
export function resolveAnchor(
  position: ToastPosition,
  anchor: Element | string | undefined,
  find: (id: string) => Element | null,
): Element | undefined {
  if (anchor === undefined) return undefined
  if (position === 'middle') {
    console.warn(
      'Patternbook: a toast in the middle cannot have an anchor, so its positionAnchor is ignored. Use position top or bottom.',
    )
    return undefined
  }
  const element = typeof anchor === 'string' ? find(anchor) : anchor
  if (!element?.isConnected) {
    const name = typeof anchor === 'string' ? `#${anchor}` : 'the anchor element'
    console.warn(
      `Patternbook: ${name} is not in the document, so the toast appears at the edge of the frame. Render its positionAnchor first.`,
    )
    return undefined
  }
  return element
}

/**
 * Distance of a toast from its edge of the frame, px of the frame, which may be scaled. With it, a toast at the top is below
 * its anchor, and a toast at the bottom is above it.
 * @param anchor box of the anchor, client px
 * @param frame box of the frame, client px
 * @param scale client px per px of the frame
 */
export function anchorInset(position: 'top' | 'bottom', anchor: Box, frame: Box, scale: number): number {
  const inset = position === 'top' ? anchor.bottom - frame.top : frame.bottom - anchor.top
  return Math.max(0, inset / scale)
}

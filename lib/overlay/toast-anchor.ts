import type { Box } from './popover-side'
import type { ToastPosition } from './types'

/**
 * Returns the anchor element of a toast. If an anchor cannot be used, logs a warning.
 * @param position the position of the toast
 * @param anchor the element, or its id
 * @param getElementById returns the element with an id
 * @returns undefined if there is no anchor, or if it cannot be used
 */
export function resolveToastAnchor(
  position: ToastPosition,
  anchor: Element | string | undefined,
  getElementById: (id: string) => Element | null,
): Element | undefined {
  if (anchor === undefined) return undefined
  if (position === 'middle') {
    console.warn(
      'Patternbook: a toast in the middle cannot have an anchor, so its positionAnchor is ignored. Use position top or bottom.',
    )
    return undefined
  }
  const element = typeof anchor === 'string' ? getElementById(anchor) : anchor
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
 * Returns the distance of a toast from the top or bottom edge of the frame, px of the frame, which may be scaled. At this
 * distance, a toast at the top is below its anchor, and a toast at the bottom is above it.
 * @param anchor box of the anchor, client px
 * @param frame box of the frame, client px
 * @param scale client px per px of the frame
 * @returns undefined if the anchor is beyond this edge of the frame, for example if it has not been scrolled into view
 */
export function toastInsetAtAnchor(
  position: 'top' | 'bottom',
  anchor: Box,
  frame: Box,
  scale: number,
): number | undefined {
  const inset = position === 'top' ? anchor.bottom - frame.top : frame.bottom - anchor.top
  return inset > 0 ? inset / scale : undefined
}

import type { PopoverOptions } from '@/lib/overlay/types'

/** A virtual element. Radix Popper measures its box to position a popover next to it. */
export interface VirtualAnchor {
  getBoundingClientRect(): DOMRect
  /** The element whose scrolling ancestors are observed. */
  contextElement?: Element
}

/**
 * Converts an anchor to a virtual element: a point becomes a box without size, and an element that has left the
 * document keeps its last box.
 */
export function toVirtualAnchor(anchor: PopoverOptions['anchor']): VirtualAnchor {
  if (!(anchor instanceof Element)) {
    return { getBoundingClientRect: () => new DOMRect(anchor.clientX, anchor.clientY, 0, 0) }
  }
  let lastRect = anchor.getBoundingClientRect()
  return {
    getBoundingClientRect() {
      if (anchor.isConnected) lastRect = anchor.getBoundingClientRect()
      return lastRect
    },
    contextElement: anchor,
  }
}

/** Returns the id of the popover that contains the anchor, or undefined if the anchor is not in a popover. */
export const parentPopoverIdOf = (anchor: PopoverOptions['anchor']): string | undefined =>
  anchor instanceof Element ? anchor.closest('[data-overlay=popover]')?.id : undefined

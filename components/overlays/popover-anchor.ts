import type { PopoverOptions } from '@/lib/overlay/types'

/** Something that can be measured again and again while it moves. */
export interface Measurable {
  getBoundingClientRect(): DOMRect
  /** Whose scrolling ancestors matter. */
  contextElement?: Element
}

/** An event or a point is a rectangle without size; an element that has left stays where it was last seen. */
export function measurable(anchor: PopoverOptions['anchor']): Measurable {
  if (!(anchor instanceof Element)) {
    return { getBoundingClientRect: () => new DOMRect(anchor.clientX, anchor.clientY, 0, 0) }
  }
  let last = anchor.getBoundingClientRect()
  return {
    getBoundingClientRect() {
      if (anchor.isConnected) last = anchor.getBoundingClientRect()
      return last
    },
    contextElement: anchor,
  }
}

/** Id of the popover from inside which one is opened. */
export const parentOf = (anchor: PopoverOptions['anchor']): string | undefined =>
  anchor instanceof Element ? anchor.closest('[data-overlay=popover]')?.id : undefined

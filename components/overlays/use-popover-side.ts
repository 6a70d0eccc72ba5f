'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { fittingSide, type PhysicalSide, physicalSide } from '@/lib/overlay/popover-side'
import type { PopoverSide } from '@/lib/overlay/types'
import type { Measurable } from './popover-anchor'

/**
 * The side of the screen on which a popover stands, worked out again when the frame changes its size.
 * @param gap distance to what it points at plus the one to the edge of the frame, px
 */
export function usePopoverSide(
  wanted: PopoverSide,
  anchor: Measurable,
  wrapper: RefObject<HTMLElement | null>,
  frame: Element | null,
  gap: number,
): PhysicalSide {
  const rtl = frame !== null && getComputedStyle(frame).direction === 'rtl'
  const wish = physicalSide(wanted, rtl)
  const [side, setSide] = useState<PhysicalSide>()

  useLayoutEffect(() => {
    if (!frame) return
    const measure = () =>
      setSide(
        fittingSide(
          wish,
          anchor.getBoundingClientRect(),
          frame.getBoundingClientRect(),
          { width: wrapper.current?.offsetWidth ?? 0, height: wrapper.current?.offsetHeight ?? 0 },
          gap,
        ),
      )
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(frame)
    return () => watcher.disconnect()
  }, [wish, anchor, wrapper, frame, gap])

  return side ?? wish
}

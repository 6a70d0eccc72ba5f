'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { fittingSide, type PhysicalSide, physicalSide } from '@/lib/overlay/popover-side'
import type { PopoverSide } from '@/lib/overlay/types'
import type { VirtualAnchor } from './popover-anchor'

/**
 * Returns the side of the anchor on which Radix should show a popover. Unless the top or bottom is requested, the result depends
 * on the space in the frame, which is measured again when the frame or the popover is resized.
 * @param requiredMargin sum of the distance to the anchor, the height of the arrow, and the distance to the edge of the frame, px
 */
export function usePopoverSide(
  sideOption: PopoverSide,
  anchor: VirtualAnchor,
  surfaceRef: RefObject<HTMLElement | null>,
  frame: Element | null,
  requiredMargin: number,
): PhysicalSide {
  const isRtl = frame !== null && getComputedStyle(frame).direction === 'rtl'
  const requestedSide = physicalSide(sideOption, isRtl)
  const [side, setSide] = useState<PhysicalSide>()

  useLayoutEffect(() => {
    if (!frame) return
    const measure = () =>
      setSide(
        fittingSide(
          requestedSide,
          anchor.getBoundingClientRect(),
          frame.getBoundingClientRect(),
          { width: surfaceRef.current?.offsetWidth ?? 0, height: surfaceRef.current?.offsetHeight ?? 0 },
          requiredMargin,
        ),
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    if (surfaceRef.current) observer.observe(surfaceRef.current)
    return () => observer.disconnect()
  }, [requestedSide, anchor, surfaceRef, frame, requiredMargin])

  return side ?? requestedSide
}

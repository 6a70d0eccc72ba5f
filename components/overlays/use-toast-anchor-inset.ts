'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { resolveToastAnchor, toastInsetAtAnchor } from '@/lib/overlay/toast-anchor'
import type { ToastOptions, ToastPosition } from '@/lib/overlay/types'

/**
 * Returns the distance, px, from the top or bottom edge of the frame at which a group of toasts is next to its anchor. Measures
 * the distance again on scroll, and when the frame or the anchor is resized.
 * @returns the distance; undefined if the group is in the middle, has no usable anchor, or the anchor is beyond the edge
 */
export function useToastAnchorInset(
  regionRef: RefObject<HTMLElement | null>,
  position: ToastPosition,
  anchor: ToastOptions['positionAnchor'],
): number | undefined {
  const [inset, setInset] = useState<number>()

  useLayoutEffect(() => {
    const frame = regionRef.current?.closest<HTMLElement>('[data-frame]')
    const anchorElement = resolveToastAnchor(position, anchor, (id) => document.getElementById(id))
    if (!frame || !anchorElement || position === 'middle') return setInset(undefined)
    const measure = () => {
      // If the anchor has left the document, the toasts keep their position.
      if (!anchorElement.isConnected) return
      const frameBox = frame.getBoundingClientRect()
      const scale = frame.offsetHeight > 0 ? frameBox.height / frame.offsetHeight : 1
      setInset(toastInsetAtAnchor(position, anchorElement.getBoundingClientRect(), frameBox, scale))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    observer.observe(anchorElement)
    frame.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', measure, { capture: true })
    }
  }, [regionRef, position, anchor])

  return inset
}

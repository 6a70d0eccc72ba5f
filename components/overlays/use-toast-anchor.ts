'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { anchorInset, resolveAnchor } from '@/lib/overlay/toast-anchor'
import type { ToastOptions, ToastPosition } from '@/lib/overlay/types'

/**
 * How far from its edge of the frame a place for toasts is to stand, px: at the element that its toasts ask for. Measured
 * again when anything scrolls, or the frame or the element changes its size. Undefined: at the edge itself.
 */
export function useToastAnchor(
  region: RefObject<HTMLElement | null>,
  position: ToastPosition,
  anchor: ToastOptions['positionAnchor'],
): number | undefined {
  const [inset, setInset] = useState<number>()

  useLayoutEffect(() => {
    const frame = region.current?.closest<HTMLElement>('[data-frame]')
    const element = resolveAnchor(position, anchor, (id) => document.getElementById(id))
    if (!frame || !element || position === 'middle') return setInset(undefined)
    const measure = () => {
      // One that has left keeps its place: the toasts must not jump.
      if (!element.isConnected) return
      const frameBox = frame.getBoundingClientRect()
      const scale = frame.offsetHeight > 0 ? frameBox.height / frame.offsetHeight : 1
      setInset(anchorInset(position, element.getBoundingClientRect(), frameBox, scale))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    observer.observe(element)
    frame.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', measure, { capture: true })
    }
  }, [region, position, anchor])

  return inset
}

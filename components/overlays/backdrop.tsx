'use client'

import type { MouseEvent, Ref } from 'react'
import type { OverlayView } from '@/lib/overlay/overlay-view'

/** Props of {@link Backdrop}. */
export interface BackdropProps {
  ref: Ref<HTMLDivElement>
  view: OverlayView
  className: string
}

/** The backdrop over the page. Tapping it asks the overlay to close and does not move focus. */
export function Backdrop({ ref, view, className }: BackdropProps) {
  const onClick = (event: MouseEvent) => {
    // Ignored until the enter animation ends, so a double tap does not close it, and during a drag.
    if (view.state !== 'presented' || event.currentTarget.closest('[data-moving]')) return
    void view.requestClose('backdrop')
  }
  return (
    <div
      ref={ref}
      data-backdrop=""
      aria-hidden="true"
      className={`absolute inset-0 ${view.options.showBackdrop === false ? '' : className}`}
      onClick={onClick}
      onMouseDown={(event) => event.preventDefault()}
    />
  )
}

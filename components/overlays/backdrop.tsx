'use client'

import type { MouseEvent, Ref } from 'react'
import type { OverlayView } from '@/lib/overlay/overlay-view'

/** What {@link Backdrop} takes. */
export interface BackdropProps {
  ref: Ref<HTMLDivElement>
  view: OverlayView
  className: string
}

/** The shade over the page. A tap on it asks the overlay to close, and never takes the focus. */
export function Backdrop({ ref, view, className }: BackdropProps) {
  const onClick = (event: MouseEvent) => {
    // Not while it enters: the second tap of a double tap would close what the first one opened. Nor while it moves.
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

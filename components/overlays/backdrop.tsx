'use client'

import type { MouseEvent, Ref } from 'react'
import type { OverlayView } from '@/lib/overlay/overlay-view'

/** Props of {@link Backdrop}. */
export interface BackdropProps {
  ref: Ref<HTMLDivElement>
  view: OverlayView
  className: string
}

/** The backdrop over the page. A tap on it requests to close the overlay and does not move focus. */
export function Backdrop({ ref, view, className }: BackdropProps) {
  const onClick = (event: MouseEvent) => {
    // Not during the enter animation, because the second tap of a double tap would close the overlay again, and not
    // during a drag.
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

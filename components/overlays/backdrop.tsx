'use client'

import type { MouseEvent, Ref } from 'react'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'

/** Props of {@link Backdrop}. */
export interface BackdropProps {
  ref: Ref<HTMLDivElement>
  view: OverlayViewModel
  className: string
}

/** The backdrop between the page and an overlay. A tap on the backdrop asks the overlay to close and does not move focus. */
export function Backdrop({ ref, view, className }: BackdropProps) {
  const onClick = (event: MouseEvent) => {
    // Taps are ignored during a drag, and until the enter animation ends: a double tap on the button that opens the overlay
    // must not close the overlay again.
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

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
    // Taps are ignored during all animations of the overlay. For example, the second tap of a double tap on the button that
    // opens the overlay must not close it.
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

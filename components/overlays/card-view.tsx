'use client'

import { createCardAnimator } from '@/lib/overlay/card-animator'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { elevatedClass } from './elevated-class'
import { ModalContent } from './modal-content'
import { OverlayLayer } from './overlay-layer'
import { useAnimator } from './use-animator'

/**
 * An iOS card. In a narrow frame, the page or card behind it is scaled down, and the top of that page or card remains visible
 * above the new card. In a wide frame, the card is a window in the center.
 */
export function CardView({ view }: { view: OverlayViewModel<'modal'> }) {
  const { contentRef } = useAnimator(view, createCardAnimator)

  return (
    <OverlayLayer
      view={view}
      label={view.options.label}
      layerAttributes={{ 'data-card': '' }}
      className="flex items-end justify-center @3xl:items-center"
      dialogClassName={`w-full h-[calc(100%-max(30px,var(--safe-top,0px))-10px)] overflow-clip rounded-t-[10px] bg-page ios-26:card-round ${elevatedClass} @3xl:h-[min(1000px,100%-120px)] @3xl:w-[min(720px,100%-120px)] @3xl:rounded-[10px] @3xl:shadow-float`}
    >
      <div ref={contentRef} className="relative flex h-full flex-col [--safe-top:0px]">
        <ModalContent view={view} />
      </div>
    </OverlayLayer>
  )
}

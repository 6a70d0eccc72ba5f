'use client'

import { useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import type { OverlayView } from '@/lib/overlay/overlay-view'
import { Layer } from './layer'
import { card, shapeOf, sheet } from './lazy-views'
import { ModalContent } from './modal-content'

/** A modal in its shape: full, card, or sheet. The shape does not change while it is open. */
export function ModalView({ view }: { view: OverlayView<'modal'> }) {
  const { mode } = useFrame()
  const [View] = useState(() => {
    const shape = shapeOf(view.options)
    if (shape === 'sheet') return sheet.View
    // Material has no cards: there a card is a full modal.
    return shape === 'card' && mode === 'ios' ? card.View : FullView
  })
  return <View view={view} />
}

/** A modal that fills the frame of a phone; a centered window in a wide frame. */
function FullView({ view }: { view: OverlayView<'modal'> }) {
  return (
    <Layer
      view={view}
      label={view.options.label}
      className="flex items-center justify-center"
      wrapperClassName="flex size-full flex-col overflow-hidden bg-page @3xl:h-[min(600px,100%)] @3xl:w-[600px] @3xl:rounded-[10px] @3xl:shadow-float @3xl:ios-26:rounded-alert @3xl:baseline:rounded-alert @3xl:expressive:rounded-[48px]"
    >
      <ModalContent view={view} />
    </Layer>
  )
}

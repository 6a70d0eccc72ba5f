'use client'

import { useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import type { OverlayView } from '@/lib/overlay/overlay-view'
import { Layer } from './layer'
import { card, shapeOf, sheet } from './lazy-views'
import { ModalContent } from './modal-content'

/** A screen of its own over the page, in the shape it asks for. What it is when it opens, it stays. */
export function ModalView({ view }: { view: OverlayView<'modal'> }) {
  const { mode } = useFrame()
  const [View] = useState(() => {
    const shape = shapeOf(view.options)
    if (shape === 'sheet') return sheet.View
    // Material knows no cards: there it is a modal like others (engine.md 3).
    return shape === 'card' && mode === 'ios' ? card.View : FullView
  })
  return <View view={view} />
}

/** Fills a phone's frame, is a centred window in a wide one (engine.md 4). */
function FullView({ view }: { view: OverlayView<'modal'> }) {
  return (
    <Layer
      view={view}
      label={view.options.label}
      className="flex items-center justify-center"
      wrapperClassName="flex size-full flex-col overflow-hidden bg-page @3xl:h-[min(600px,100%)] @3xl:w-[600px] @3xl:rounded-[10px] @3xl:shadow-float @3xl:ios-26:rounded-alert @3xl:material:rounded-alert"
    >
      <ModalContent view={view} />
    </Layer>
  )
}

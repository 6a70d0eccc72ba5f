'use client'

import { useState } from 'react'
import { useFrame } from '@/lib/frame/use-frame'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { lazyCard, lazySheet, presentationOf } from './lazy-views'
import { ModalContent } from './modal-content'
import { OverlayLayer } from './overlay-layer'

/** A full-size modal, a card, or a sheet. The presentation does not change while the modal is open. */
export function ModalView({ view }: { view: OverlayViewModel<'modal'> }) {
  const { mode } = useFrame()
  const [View] = useState(() => {
    const presentation = presentationOf(view.options)
    if (presentation === 'sheet') return lazySheet.View
    // In Material, a modal with `presentation: 'card'` is a full-size modal.
    return presentation === 'card' && mode === 'ios' ? lazyCard.View : FullView
  })
  return <View view={view} />
}

/** A modal that fills a narrow frame, as on a phone. In a wide frame, the modal is a window in the center. */
function FullView({ view }: { view: OverlayViewModel<'modal'> }) {
  return (
    <OverlayLayer
      view={view}
      label={view.options.label}
      className="flex items-center justify-center"
      dialogClassName="flex size-full flex-col overflow-hidden bg-page @3xl:h-[min(600px,100%)] @3xl:w-[600px] @3xl:rounded-[10px] @3xl:shadow-float @3xl:ios-26:rounded-alert @3xl:baseline:rounded-alert @3xl:expressive:rounded-[48px]"
    >
      <ModalContent view={view} />
    </OverlayLayer>
  )
}

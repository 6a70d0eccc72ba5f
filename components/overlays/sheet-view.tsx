'use client'

import { useState } from 'react'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { resolveSheetOptions } from '@/lib/overlay/sheet'
import { createSheetAnimator } from '@/lib/overlay/sheet-animator'
import { elevatedClass } from './elevated-class'
import { ModalContent } from './modal-content'
import { OverlayLayer } from './overlay-layer'
import { SheetHandle } from './sheet-handle'
import { useAnimator } from './use-animator'

/**
 * A bottom sheet with breakpoints, at most 640 px wide (Material 3). In iOS 26, the sheet has a glass background and is
 * inset from the edges of the frame, unless the layer has `data-sheet-edge-to-edge` (see `isEdgeToEdgeAt`).
 */
export function SheetView({ view }: { view: OverlayViewModel<'modal'> }) {
  const { label, handle, handleBehavior, expandToScroll } = view.options
  const [sheetOptions] = useState(() => resolveSheetOptions(view.options))
  const { animatorRef, contentRef } = useAnimator(view, (parts, getView) =>
    createSheetAnimator(sheetOptions, parts, getView),
  )
  const shouldCycle = handleBehavior === 'cycle'
  const hasHandle = handle ?? sheetOptions.breakpoints.length > 1

  return (
    <OverlayLayer
      view={view}
      label={label}
      layerAttributes={{ 'data-sheet': '' }}
      className="flex items-end justify-center ios-26:sheet-clip"
      dialogClassName={`ios-26:sheet-surface w-full h-[calc(100%-max(10px,var(--safe-top,0px)+10px))] max-w-[640px] rounded-t-sheet bg-page ${elevatedClass} shadow-float in-data-dragged:select-none`}
    >
      <div
        ref={contentRef}
        className={`relative flex flex-col overflow-clip rounded-[inherit] ios-26:sheet-body ${expandToScroll === false ? 'h-[calc(100%*var(--sheet-visible-fraction,1))]' : 'h-full'} ${hasHandle ? '[--safe-top:14px] material:[--safe-top:20px]' : ''}`}
      >
        {hasHandle && (
          <SheetHandle
            onResize={
              shouldCycle
                ? (direction, wrap) => animatorRef.current?.moveToNextBreakpoint(direction, wrap)
                : undefined
            }
          />
        )}
        <ModalContent view={view} />
      </div>
    </OverlayLayer>
  )
}

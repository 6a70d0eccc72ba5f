'use client'

import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { isFullViewport } from '@/lib/overlay/is-full-viewport'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { FrameFillsViewportContext } from './frame-fills-viewport-context'

/**
 * Attaches the elements of a layer to its overlay. Returns their refs, the frame of the layer, and whether the frame fills the
 * viewport. If it does, dialogs in it are modal for the document.
 */
export function useOverlayElements({ setElements }: Pick<OverlayViewModel, 'setElements'>) {
  const contextValue = useContext(FrameFillsViewportContext)
  const surfaceRef = useRef<HTMLDivElement>(null)
  const backdropRef = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Element | null>(null)
  const [fillsViewport, setFillsViewport] = useState(contextValue ?? false)

  const rootRef = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) {
        setFrame(element.closest('[data-frame]'))
        setFillsViewport(contextValue ?? isFullViewport(element))
      }
      setElements(
        element && surfaceRef.current
          ? { root: element, surface: surfaceRef.current, backdrop: backdropRef.current }
          : null,
      )
    },
    [setElements, contextValue],
  )

  // Resizing the window can move the frame into the desktop preview or out of it.
  useEffect(() => {
    if (!frame || contextValue !== undefined) return
    const measure = () => setFillsViewport(isFullViewport(frame))
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [frame, contextValue])

  return { rootRef, surfaceRef, backdropRef, frame, fillsViewport }
}

'use client'

import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { isFullViewport } from '@/lib/overlay/is-full-viewport'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { HostIsModalContext } from './host-is-modal-context'

/**
 * Attaches the elements of a layer to its overlay. Returns their refs, the frame of the layer, and whether the layer is
 * modal.
 */
export function useLayer({ setParts }: Pick<OverlayViewModel, 'setParts'>) {
  const modalProp = useContext(HostIsModalContext)
  const surfaceRef = useRef<HTMLDivElement>(null)
  const backdropRef = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Element | null>(null)
  const [isModal, setIsModal] = useState(modalProp ?? false)

  const rootRef = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) {
        setFrame(element.closest('[data-frame]'))
        setIsModal(modalProp ?? isFullViewport(element))
      }
      setParts(
        element && surfaceRef.current
          ? { root: element, surface: surfaceRef.current, backdrop: backdropRef.current }
          : null,
      )
    },
    [setParts, modalProp],
  )

  // Resizing the window can move the frame into the desktop preview or out of it.
  useEffect(() => {
    if (!frame || modalProp !== undefined) return
    const measure = () => setIsModal(isFullViewport(frame))
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [frame, modalProp])

  return { rootRef, surfaceRef, backdropRef, frame, isModal }
}

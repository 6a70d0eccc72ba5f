'use client'

import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { isFullViewport } from '@/lib/overlay/is-full-viewport'
import type { OverlayView } from '@/lib/overlay/overlay-view'
import { HostModalContext } from './host-modal-context'

/**
 * Attaches the elements of a layer to its overlay. Returns their refs, the frame of the layer, and whether the layer is
 * modal.
 */
export function useLayer({ attach }: Pick<OverlayView, 'attach'>) {
  const modalProp = useContext(HostModalContext)
  const wrapper = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<Element | null>(null)
  const [modal, setModal] = useState(modalProp ?? false)

  const root = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) {
        setFrame(element.closest('[data-frame]'))
        setModal(modalProp ?? isFullViewport(element))
      }
      attach(
        element && wrapper.current
          ? { root: element, wrapper: wrapper.current, backdrop: backdrop.current }
          : null,
      )
    },
    [attach, modalProp],
  )

  // Resizing the window can move the frame into the desktop preview or out of it.
  useEffect(() => {
    if (!frame || modalProp !== undefined) return
    const measure = () => setModal(isFullViewport(frame))
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [frame, modalProp])

  return { root, wrapper, backdrop, frame, modal }
}

'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { createPageHandle, type PageHandle } from '@/lib/navigation/page-handle'
import type { OverlayState } from '@/lib/overlay/state-machine'

/**
 * Creates the page handle for the content of a modal. The handle emits the enter events when the modal opens, and the leave
 * events when the modal closes. The page behind the modal receives no events.
 */
export function useModalPage(state: OverlayState): PageHandle {
  const [page] = useState(createPageHandle)
  const hasEntered = useRef(false)

  useLayoutEffect(() => {
    hasEntered.current = false
    page.lifecycle.emit('will-enter')
    // The content still receives this event, because React runs the cleanup of a parent before that of its children.
    return () => page.lifecycle.emit('did-leave')
  }, [page])
  useLayoutEffect(() => {
    // If the modal is dismissed during its enter animation, did-enter is still emitted, so that it follows each will-enter.
    if (!hasEntered.current && (state === 'presented' || state === 'dismissing')) {
      hasEntered.current = true
      page.lifecycle.emit('did-enter')
    }
    if (state === 'dismissing') page.lifecycle.emit('will-leave')
  }, [page, state])

  return page
}

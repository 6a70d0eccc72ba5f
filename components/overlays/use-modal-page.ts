'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { createPage, type PageHandle } from '@/lib/navigation/page-handle'
import type { OverlayState } from '@/lib/overlay/machine'

/**
 * Creates the page handle for the content of a modal. It enters when the modal is presented and leaves when the modal is
 * dismissed. The page below receives no events.
 */
export function useModalPage(state: OverlayState): PageHandle {
  const [page] = useState(createPage)
  const entered = useRef(false)

  useLayoutEffect(() => {
    entered.current = false
    page.lifecycle.emit('will-enter')
    // The content still receives this event, because the cleanup of a parent runs first.
    return () => page.lifecycle.emit('did-leave')
  }, [page])
  useLayoutEffect(() => {
    // A modal that reversed its enter animation has entered too: every will event has a did event.
    if (!entered.current && (state === 'presented' || state === 'dismissing')) {
      entered.current = true
      page.lifecycle.emit('did-enter')
    }
    if (state === 'dismissing') page.lifecycle.emit('will-leave')
  }, [page, state])

  return page
}

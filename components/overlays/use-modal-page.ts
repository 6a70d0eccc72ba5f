'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { createPage, type PageHandle } from '@/lib/navigation/page-handle'
import type { OverlayState } from '@/lib/overlay/machine'

/**
 * The content of a modal as a page of its own: what is presented enters, what is dismissed leaves. The page beneath hears
 * of none of it (engine.md 1.7).
 */
export function useModalPage(state: OverlayState): PageHandle {
  const [page] = useState(createPage)
  const entered = useRef(false)

  useLayoutEffect(() => {
    entered.current = false
    page.lifecycle.emit('will-enter')
    // As the view goes: its content still hears it, because the cleanup of a parent comes first.
    return () => page.lifecycle.emit('did-leave')
  }, [page])
  useLayoutEffect(() => {
    // One that turned round on its way has entered as well: every will has its did.
    if (!entered.current && (state === 'presented' || state === 'dismissing')) {
      entered.current = true
      page.lifecycle.emit('did-enter')
    }
    if (state === 'dismissing') page.lifecycle.emit('will-leave')
  }, [page, state])

  return page
}

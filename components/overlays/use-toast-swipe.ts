'use client'

import { type RefObject, useEffect } from 'react'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'

/** Lets the user swipe a toast away while the toast is presented, if its option `swipeGesture` allows that. */
export function useToastSwipe(
  { state, options, dismiss }: OverlayViewModel<'toast'>,
  surfaceRef: RefObject<HTMLElement | null>,
) {
  const { swipeGesture, position = 'bottom', positionAnchor } = options
  const isEnabled = swipeGesture === 'vertical' && state === 'presented'
  const isAnchored = positionAnchor !== undefined && position !== 'middle'

  useEffect(() => {
    if (!isEnabled) return
    const abortController = new AbortController()
    // Loaded on demand, because most toasts cannot be swiped.
    void import('@/lib/overlay/toast-swipe').then(
      ({ connectToastSwipe }) => {
        const frame = surfaceRef.current?.closest<HTMLElement>('[data-frame]')
        if (!surfaceRef.current || !frame || abortController.signal.aborted) return
        const disconnect = connectToastSwipe({
          toastElement: surfaceRef.current,
          frame,
          position,
          isAnchored,
          onDismiss: () => dismiss(undefined, 'gesture', { reason: 'gesture' }),
        })
        abortController.signal.addEventListener('abort', disconnect)
      },
      // If this code cannot be loaded (for example, offline), the toast still closes with its buttons and after its duration.
      () => undefined,
    )
    return () => abortController.abort()
  }, [isEnabled, position, isAnchored, dismiss, surfaceRef])
}

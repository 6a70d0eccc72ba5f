'use client'

import { type RefObject, useEffect } from 'react'
import type { OverlayView } from '@/lib/overlay/overlay-view'

/** Lets a finger swipe a toast away while the toast is presented, if its option `swipeGesture` allows that. */
export function useToastSwipe(
  { state, options, dismiss }: OverlayView<'toast'>,
  card: RefObject<HTMLElement | null>,
) {
  const { swipeGesture, position = 'bottom', positionAnchor } = options
  const enabled = swipeGesture === 'vertical' && state === 'presented'
  const anchored = positionAnchor !== undefined && position !== 'middle'

  useEffect(() => {
    if (!enabled) return
    const unmounted = new AbortController()
    // Loaded on demand, because most toasts cannot be swiped.
    void import('@/lib/overlay/toast-swipe').then(
      ({ connectToastSwipe }) => {
        const frame = card.current?.closest<HTMLElement>('[data-frame]')
        if (!card.current || !frame || unmounted.signal.aborted) return
        const disconnect = connectToastSwipe({
          card: card.current,
          frame,
          position,
          anchored,
          onDismiss: () => void dismiss(undefined, 'gesture', { reason: 'gesture' }),
        })
        unmounted.signal.addEventListener('abort', disconnect)
      },
      // If this code cannot be loaded (for example, offline), the toast still closes with its buttons and after its duration.
      () => undefined,
    )
    return () => unmounted.abort()
  }, [enabled, position, anchored, dismiss, card])
}

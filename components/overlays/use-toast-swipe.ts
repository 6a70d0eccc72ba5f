'use client'

import { type RefObject, useEffect } from 'react'
import type { Live } from '@/lib/overlay/live'

/** Lets a finger push the toast away for as long as it stands and its options ask for it. */
export function useToastSwipe(
  { state, options, dismiss }: Live<'toast'>,
  card: RefObject<HTMLElement | null>,
) {
  const { swipeGesture, position = 'bottom', positionAnchor } = options
  const wanted = swipeGesture === 'vertical' && state === 'presented'
  const anchored = positionAnchor !== undefined && position !== 'middle'

  useEffect(() => {
    if (!wanted) return
    const gone = new AbortController()
    // Most toasts cannot be pushed, and their chunk does without the finger.
    void import('@/lib/overlay/toast-swipe').then(({ connectToastSwipe }) => {
      const frame = card.current?.closest<HTMLElement>('[data-frame]')
      if (!card.current || !frame || gone.signal.aborted) return
      const disconnect = connectToastSwipe({
        card: card.current,
        frame,
        position,
        anchored,
        onAway: () => void dismiss(undefined, 'gesture', { reason: 'gesture' }),
      })
      gone.signal.addEventListener('abort', disconnect)
    })
    return () => gone.abort()
  }, [wanted, position, anchored, dismiss, card])
}

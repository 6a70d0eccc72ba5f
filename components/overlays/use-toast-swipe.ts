'use client'

import { type RefObject, useEffect } from 'react'
import type { Live } from '@/lib/overlay/live'
import { connectToastSwipe } from '@/lib/overlay/toast-swipe'

/** Lets a finger push the toast away for as long as it stands and its options ask for it. */
export function useToastSwipe(
  { state, options, dismiss }: Live<'toast'>,
  card: RefObject<HTMLElement | null>,
) {
  const { swipeGesture, position = 'bottom', positionAnchor } = options
  const wanted = swipeGesture === 'vertical' && state === 'presented'
  const anchored = positionAnchor !== undefined && position !== 'middle'

  useEffect(() => {
    const frame = card.current?.closest<HTMLElement>('[data-frame]')
    if (!wanted || !card.current || !frame) return
    return connectToastSwipe({
      card: card.current,
      frame,
      position,
      anchored,
      onAway: () => void dismiss(undefined, 'gesture', { reason: 'gesture' }),
    })
  }, [wanted, position, anchored, dismiss, card])
}

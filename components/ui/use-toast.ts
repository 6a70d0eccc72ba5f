'use client'
import { useOverlays } from '@patternbook/engine/overlay'
import { useRef } from 'react'

/**
 * Manages the toasts of one screen. A new toast replaces the previous toast, so that quick taps do not create a queue.
 * @param positionAnchor id of the element above which toasts appear, such as a bottom button that they would otherwise cover
 * @returns a function that shows a toast with a message
 */
export const useToast = (positionAnchor?: string): ((message: string) => void) => {
  const overlays = useOverlays()
  const lastToast = useRef<ReturnType<typeof overlays.toast>>(undefined)
  return (message) => {
    void lastToast.current?.dismiss()
    lastToast.current = overlays.toast({ message, positionAnchor })
  }
}

'use client'
import { useOverlays } from '@patternbook/engine/overlay'
import { useRef } from 'react'

/**
 * Manages the toasts of one screen. A new toast replaces the previous toast, so that quick taps do not create a queue.
 * @returns a function that shows a toast with a message, with the default position and duration
 */
export const useToast = (): ((message: string) => void) => {
  const overlays = useOverlays()
  const lastToast = useRef<ReturnType<typeof overlays.toast>>(undefined)
  return (message) => {
    void lastToast.current?.dismiss()
    lastToast.current = overlays.toast({ message })
  }
}

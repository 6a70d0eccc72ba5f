'use client'
import { useOverlays } from '@patternbook/engine/overlay'
import { useRef } from 'react'

/**
 * Shows short messages of one screen. A new message replaces the previous one, so that quick taps do not create a queue.
 * @returns a function that shows a message at the bottom for the default duration of toasts (two seconds)
 */
export const useToast = (): ((message: string) => void) => {
  const overlays = useOverlays()
  const lastToast = useRef<ReturnType<typeof overlays.toast>>(undefined)
  return (message) => {
    void lastToast.current?.dismiss()
    lastToast.current = overlays.toast({ message })
  }
}

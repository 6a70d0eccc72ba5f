'use client'
import { useOverlays } from '@patternbook/engine/overlay'
import { useRef } from 'react'

/**
 * Short messages of one screen: a new one replaces the last one, so quick taps never create a queue.
 * @returns shows a message at the bottom for two seconds
 */
export const useToast = (): ((message: string) => void) => {
  const overlays = useOverlays()
  const last = useRef<ReturnType<typeof overlays.toast>>(undefined)
  return (message) => {
    void last.current?.dismiss()
    last.current = overlays.toast({ message })
  }
}

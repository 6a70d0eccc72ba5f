'use client'
import { use, useEffect } from 'react'
import { OverlayContext } from '@/lib/overlay/overlay-context'
import type { Overlays } from '@/lib/overlay/types'

declare global {
  interface Window {
    /** Overlays of the frame, for the shell and the developer console, e.g. `patternbook.overlays.alert({ header: 'Hello' })`. */
    patternbook?: { overlays: Overlays }
  }
}

/** Exposes the overlays of the frame as `window.patternbook`, for the developer console and for code outside of the frame. */
export function OverlaysOnWindow() {
  const overlays = use(OverlayContext)
  useEffect(() => {
    if (overlays) window.patternbook = { overlays }
  }, [overlays])
  return null
}

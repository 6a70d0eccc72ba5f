'use client'
import { use, useEffect } from 'react'
import { OverlayContext } from '@/lib/overlay/overlay-context'
import type { Overlays } from '@/lib/overlay/types'

declare global {
  interface Window {
    /** For the developer console: `patternbook.overlays.alert({ header: 'Hello' })`. */
    patternbook?: { overlays: Overlays }
  }
}

/** Exposes the overlays of the frame to the developer console and to the shell. */
export function ConsoleOverlays() {
  const overlays = use(OverlayContext)
  useEffect(() => {
    if (overlays) window.patternbook = { overlays }
  }, [overlays])
  return null
}

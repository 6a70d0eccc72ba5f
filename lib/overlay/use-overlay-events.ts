'use client'

import { useContext, useEffect, useEffectEvent } from 'react'
import { OverlayContext } from './overlay-context'
import { getBodyOverlays } from './react'
import type { OverlayEvent } from './types'

/**
 * Hears every lifecycle event of every overlay of this frame: for a log, for an analysis, for a page that has to know.
 * Loads nothing by itself.
 * @param listener may change from render to render
 */
export function useOverlayEvents(listener: (event: OverlayEvent) => void): void {
  const overlays = useContext(OverlayContext) ?? getBodyOverlays()
  const tell = useEffectEvent(listener)
  useEffect(() => overlays.watch((event) => tell(event)), [overlays])
}

'use client'

import { useContext, useEffect, useEffectEvent } from 'react'
import { OverlayContext } from './overlay-context'
import type { OverlayEvent } from './types'

/**
 * Hears every lifecycle event of every overlay of this frame: for a log, for an analysis, for a page that has to know.
 * Loads nothing by itself.
 * @param listener may change from render to render
 * @throws outside an {@link OverlayProvider}
 */
export function useOverlayEvents(listener: (event: OverlayEvent) => void): void {
  const overlays = useContext(OverlayContext)
  if (!overlays) {
    throw new Error(
      'Patternbook: useOverlayEvents() found no provider, so there is nothing to hear. Put <OverlayProvider> around the page.',
    )
  }
  const tell = useEffectEvent(listener)
  useEffect(() => overlays.watch((event) => tell(event)), [overlays])
}

'use client'

import { useContext, useEffect, useEffectEvent } from 'react'
import { OverlayContext } from './overlay-context'
import { getBodyOverlays } from './overlay-provider'
import type { OverlayEvent } from './types'

/**
 * Calls `listener` with every lifecycle event of every overlay of the nearest frame, for example for a log or analytics. Outside
 * an OverlayProvider, these are the overlays in the body. Does not load the code of the overlays.
 * @param listener may change from render to render
 */
export function useOverlayEvents(listener: (event: OverlayEvent) => void): void {
  const overlays = useContext(OverlayContext) ?? getBodyOverlays()
  const onEvent = useEffectEvent(listener)
  useEffect(() => overlays.onAny((event) => onEvent(event)), [overlays])
}

import { createContext } from 'react'
import type { LazyOverlays } from './lazy-overlays'

/** React context with the overlays of the nearest frame; undefined outside an OverlayProvider. */
export const OverlayContext = createContext<LazyOverlays | undefined>(undefined)

import { createContext } from 'react'
import type { LazyOverlays } from './lazy'

/** The overlays of the nearest frame. */
export const OverlayContext = createContext<LazyOverlays | undefined>(undefined)

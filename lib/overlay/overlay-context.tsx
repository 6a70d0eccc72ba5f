import { createContext } from 'react'
import type { LazyOverlays } from './lazy'

/** The overlays of the frame around. */
export const OverlayContext = createContext<LazyOverlays | undefined>(undefined)

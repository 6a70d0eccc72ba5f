'use client'

import { createContext } from 'react'

/**
 * The value of the `fillsViewport` prop of OverlayProvider: whether the frame fills the viewport, so that dialogs are modal for the
 * document. If the value is undefined, each overlay compares the size of the frame with that of the viewport.
 */
export const FrameFillsViewportContext = createContext<boolean | undefined>(undefined)

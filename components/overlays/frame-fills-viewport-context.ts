'use client'

import { createContext } from 'react'

/**
 * Whether the frame fills the viewport, so that dialogs are modal for the document: the `modal` prop of OverlayProvider. If undefined, each overlay compares the size of
 * the frame with that of the viewport.
 */
export const FrameFillsViewportContext = createContext<boolean | undefined>(undefined)

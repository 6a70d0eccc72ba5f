'use client'

import { createContext } from 'react'

/**
 * True if the frame fills the viewport, so that dialogs are modal for the document. If undefined, each view measures
 * this when it mounts.
 */
export const HostContext = createContext<boolean | undefined>(undefined)

'use client'

import { createContext } from 'react'

/**
 * Whether dialogs are modal for the document, because the frame is the whole viewport. Undefined: each view measures it
 * when it mounts.
 */
export const HostContext = createContext<boolean | undefined>(undefined)

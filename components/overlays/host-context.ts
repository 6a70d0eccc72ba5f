'use client'

import { createContext } from 'react'

/**
 * Whether the frame is everything the user has, so that its dialogs are modal for the document.
 * Undefined: a view measures it when it appears.
 */
export const HostContext = createContext<boolean | undefined>(undefined)

'use client'

import { createContext } from 'react'

/** Id of the modal in whose content a component stands. Modals opened from there close with it. */
export const ParentContext = createContext<string | undefined>(undefined)

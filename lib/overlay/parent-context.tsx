'use client'

import { createContext } from 'react'

/** Id of the modal whose content contains a component. Modals opened from there close with it. */
export const ParentContext = createContext<string | undefined>(undefined)

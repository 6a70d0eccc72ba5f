'use client'

import { createContext } from 'react'

/** React context with the id of the modal that contains a component. Modals that this component opens close with that modal. */
export const ParentModalIdContext = createContext<string | undefined>(undefined)

'use client'
import { createContext } from 'react'

/** Id of the sentence that tells how a row is moved with the keyboard; every handle is described by it. */
export const InstructionsContext = createContext<string | undefined>(undefined)

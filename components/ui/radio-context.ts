import { createContext } from 'react'

/** What a Radio button reads from its RadioGroup. */
export type RadioContextValue = { name: string; value: string; onChange: (value: string) => void }

/** The value and the name of a RadioGroup, for the Radio buttons in it. */
export const RadioContext = createContext<RadioContextValue | undefined>(undefined)

import { createContext } from 'react'

/** What a Radio button reads from its RadioGroup. */
export type RadioContextValue = { name: string; value: string; onChange: (value: string) => void }

/** Set by RadioGroup, read by Radio. */
export const RadioContext = createContext<RadioContextValue | undefined>(undefined)

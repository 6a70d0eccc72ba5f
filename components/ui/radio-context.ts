import { createContext } from 'react'

/** What a Radio reads from its RadioGroup. */
export type RadioContextValue = { name: string; value: string; onChange: (value: string) => void }

/** Passes the name, the value, and the change handler of a RadioGroup to each Radio in it. */
export const RadioContext = createContext<RadioContextValue | undefined>(undefined)

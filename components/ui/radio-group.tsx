'use client'
import { createContext, type ReactNode, useId } from 'react'

/** What a radio needs to know of its group. */
export type RadioContextValue = { name: string; value: string; onChange: (value: string) => void }

/** Set by RadioGroup, read by Radio. */
export const RadioContext = createContext<RadioContextValue | undefined>(undefined)

type RadioGroupProps = {
  /** What is chosen here; read aloud on entering the group. */
  label: string
  /** Value of the chosen radio. */
  value: string
  onChange: (value: string) => void
  className?: string
  children: ReactNode
}

/** One choice out of several. The radios are real ones of one name, so arrow keys move the choice as everywhere. */
export function RadioGroup({ label, value, onChange, className, children }: RadioGroupProps) {
  const name = useId()
  return (
    <RadioContext value={{ name, value, onChange }}>
      <div role="radiogroup" aria-label={label} className={className}>
        {children}
      </div>
    </RadioContext>
  )
}

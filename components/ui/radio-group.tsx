'use client'
import { type ReactNode, useId } from 'react'
import { RadioContext } from './radio-context'

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

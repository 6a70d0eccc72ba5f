'use client'
import { type ReactNode, useId } from 'react'
import { RadioContext } from './radio-context'

type RadioGroupProps = {
  /** Accessible name of the group. */
  label: string
  /** Value of the selected radio button. */
  value: string
  onChange: (value: string) => void
  className?: string
  children: ReactNode
}

/** A group in which one option is selected. The radio buttons are native inputs, so arrow keys change the selection. */
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

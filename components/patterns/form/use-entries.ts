'use client'
import { type KeyboardEvent, useState } from 'react'

/**
 * For the `onKeyDown` of a form: Enter goes on to the next field, as `enterKeyHint="next"` promises on touch keyboards,
 * instead of sending the form.
 */
export const next = (event: KeyboardEvent<HTMLFormElement>) => {
  const field = event.target
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!(field instanceof HTMLInputElement) || field.enterKeyHint !== 'next') return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type=radio]), textarea')]
  fields[fields.indexOf(field) + 1]?.focus()
}

/**
 * What is written into a form that checks nothing.
 * @returns `values`; `field(name)`, the props of a Field or Textarea; `clear()`, empties all; `next`, for the form's onKeyDown
 */
export function useEntries<Name extends string>(...names: Name[]) {
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  const [values, setValues] = useState(empty)
  return {
    values,
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    }),
    clear: () => setValues(empty),
    next,
  }
}

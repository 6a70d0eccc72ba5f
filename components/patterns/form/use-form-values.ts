'use client'
import { type KeyboardEvent, useState } from 'react'

/**
 * Handles `onKeyDown` of a form: in an input with `enterKeyHint="next"`, Enter moves the focus to the next field and does not
 * submit the form.
 */
export const focusNextField = (event: KeyboardEvent<HTMLFormElement>) => {
  const field = event.target
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!(field instanceof HTMLInputElement) || field.enterKeyHint !== 'next') return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type=radio]), textarea')]
  fields[fields.indexOf(field) + 1]?.focus()
}

/**
 * Stores the values of a form without validation.
 * @returns `values`; `getFieldProps(name)`: props of a Field or Textarea; `clearValues()`: empties all fields; `focusNextField`: the
 *   `onKeyDown` handler of the form
 */
export function useFormValues<Name extends string>(...names: Name[]) {
  const emptyValues = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  const [values, setValues] = useState(emptyValues)
  return {
    values,
    getFieldProps: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => setValues((previous) => ({ ...previous, [name]: value })),
    }),
    clearValues: () => setValues(emptyValues),
    focusNextField,
  }
}

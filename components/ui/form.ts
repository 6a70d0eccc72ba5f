'use client'
import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** Checks the value of a field; `values` has those of all fields. Returns an error message, or undefined if it is valid. */
export type ValidationRule = (value: string, values: Readonly<Record<string, string>>) => string | undefined

/** Returns a rule that requires at least one character other than white space. @param message the error message */
export const required =
  (message: string): ValidationRule =>
  (value) =>
    value.trim() ? undefined : message

// An email address: a local part, @, and either a domain whose last part has two or more letters or an IPv4 address in brackets.
const EMAIL_PATTERN =
  /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|".+")@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-z\d-]+\.)+[a-z]{2,})$/i

/** Returns a rule that requires a valid email address. @param message the error message */
export const email =
  (message: string): ValidationRule =>
  (value) =>
    EMAIL_PATTERN.test(value.trim()) ? undefined : message

/** Returns a rule that requires equal values in two fields. @param name the other field @param message the error message */
export const matchesField =
  (name: string, message: string): ValidationRule =>
  (value, values) =>
    value === values[name] ? undefined : message

/** Returns the form that handles an event, or the form around the button that handles it; null if there is no form. */
const formOf = (event: SyntheticEvent | undefined): HTMLFormElement | null => {
  const element = event?.currentTarget
  if (element instanceof HTMLFormElement) return element
  return element instanceof HTMLElement ? element.closest('form') : null
}

/**
 * Manages the values and errors of a form. Errors appear when an invalid form is submitted; from then on, they update while the
 * user types.
 * @param rules the rules of each field, in the order of the fields on the screen; a field shows one message at a time
 * @returns `values`; `getFieldProps(name)`: props of a Field; `handleSubmit(onValid)`: an event handler for the form or a button
 *   in it, which calls `onValid` with the values, or moves focus to the first field with an error
 */
export const useForm = <Name extends string>(rules: Readonly<Record<Name, readonly ValidationRule[]>>) => {
  const fieldNames = Object.keys(rules) as Name[]
  const [values, setValues] = useState(
    () => Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<Name, string>,
  )
  const [isSubmitted, setSubmitted] = useState(false)
  const [announcedField, setAnnouncedField] = useState<Name>()
  const findError = (name: Name) =>
    rules[name].reduce<string | undefined>((found, rule) => found ?? rule(values[name], values), undefined)

  const getFieldProps = (name: Name) => {
    return {
      name,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      error: isSubmitted ? findError(name) : undefined,
      announceError: announcedField === name,
    }
  }

  const handleSubmit = (onValid: (values: Record<Name, string>) => void) => (event?: SyntheticEvent) => {
    event?.preventDefault()
    const form = formOf(event)
    const firstInvalid = fieldNames.find(findError)
    if (!firstInvalid) return onValid(values)
    // The error must be rendered before the focus moves, so that screen readers announce it with the field.
    flushSync(() => {
      setSubmitted(true)
      setAnnouncedField(firstInvalid)
    })
    const input = form?.elements.namedItem(firstInvalid)
    if (input instanceof HTMLElement) input.focus()
  }

  return { values, getFieldProps, handleSubmit }
}

// @vitest-environment jsdom
import type { FormEvent } from 'react'
import { expect, it } from 'vitest'
import { formatCardNumber, formatExpiry } from './bank-card'
import { getFormatOnInputProps } from './format-on-input'

/**
 * Returns the formatted value of a field that the browser has changed to `typed`. In both texts, a `|` marks the caret.
 * @param oldValue the value before the change, which React keeps in the `value` attribute
 */
const formatInput = (format: (text: string) => string, typed: string, inputType: string, oldValue = '') => {
  const input = document.createElement('input')
  const caret = typed.indexOf('|')
  input.defaultValue = oldValue
  input.value = typed.replace('|', '')
  input.setSelectionRange(caret, caret)
  const nativeEvent = new InputEvent('input', { inputType })
  getFormatOnInputProps(format).onInput({
    currentTarget: input,
    nativeEvent,
  } as unknown as FormEvent<HTMLInputElement>)
  const newCaret = input.selectionStart ?? 0
  return `${input.value.slice(0, newCaret)}|${input.value.slice(newCaret)}`
}

it.each([
  ['insertText', '42424|', '4242 4|'],
  ['insertText', '42942 4242|', '4294 2424 2|'],
  ['deleteContentBackward', '4242|', '4242|'],
  ['deleteContentBackward', '4242|4242', '4242| 4242'],
  ['deleteContentForward', '42|2 4242', '42|24 242'],
  ['deleteContentForward', '4242 |242', '4242| 242'],
])('after %s, the caret stays after the same digit: %s becomes %s', (inputType, typed, formatted) =>
  expect(formatInput(formatCardNumber, typed, inputType)).toBe(formatted),
)

it('Delete at the end of a group removes the next digit, not only the space before it', () => {
  const formatDeletion = (format: (text: string) => string, typed: string, oldValue: string) =>
    formatInput(format, typed, 'deleteContentForward', oldValue)
  expect(formatDeletion(formatCardNumber, '4242|4242 4242', '4242 4242 4242')).toBe('4242| 2424 242')
  expect(formatDeletion(formatExpiry, '12|34', '12/34')).toBe('12|/4')
  expect(formatDeletion(formatExpiry, '12|', '12/')).toBe('12|')
})

it('Delete on a selection that starts before a space removes only the selection', () => {
  expect(formatInput(formatCardNumber, '1234|678 9012', 'deleteContentForward', '1234 5678 9012')).toBe(
    '1234| 6789 012',
  )
})

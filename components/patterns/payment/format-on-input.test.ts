// @vitest-environment jsdom
import type { FormEvent } from 'react'
import { expect, it } from 'vitest'
import { formatCardNumber, formatExpiry } from './card'
import { formatOnInput } from './format-on-input'

/** Returns the formatted value of a field that the browser has changed to `typed`. In both texts, a `|` marks the caret. */
const formatInput = (format: (text: string) => string, typed: string, inputType: string) => {
  const input = document.createElement('input')
  const caret = typed.indexOf('|')
  input.value = typed.replace('|', '')
  input.setSelectionRange(caret, caret)
  const nativeEvent = new InputEvent('input', { inputType })
  formatOnInput(format).onInput({
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
  expect(formatInput(formatCardNumber, '4242|4242 4242', 'deleteContentForward')).toBe('4242| 2424 242')
  expect(formatInput(formatExpiry, '12|34', 'deleteContentForward')).toBe('12|/4')
  expect(formatInput(formatExpiry, '12|', 'deleteContentForward')).toBe('12|')
})

import type { FormEvent } from 'react'

/**
 * Returns a handler that formats the text of a field while the user types, and keeps the caret after the same character. The
 * Delete key before a separator also removes the digit after it, because formatting restores the separator.
 * @param format formats the text; must format the beginning of a text in the same way as the whole text
 * @returns `onInput` for the field
 */
export const formatOnInput = (format: (text: string) => string) => ({
  onInput(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const caretBefore = input.selectionStart ?? input.value.length
    const caret = format(input.value.slice(0, caretBefore)).length
    const { inputType } = event.nativeEvent as InputEvent
    const isSeparatorDeletion =
      inputType === 'deleteContentForward' && /^\D/.test(format(input.value).slice(caret))
    input.value = format(
      isSeparatorDeletion
        ? input.value.slice(0, caretBefore) + input.value.slice(caretBefore + 1)
        : input.value,
    )
    input.setSelectionRange(caret, caret)
  },
})

import type { FormEvent } from 'react'

/**
 * Creates an `onInput` handler that formats the text of a field while the user types, and keeps the caret after the same
 * character. With the caret before a separator, Delete removes the next digit too, because formatting restores the separator.
 * @param format formats the text; must format the beginning of a text in the same way as the whole text
 * @returns props for the field, with the `onInput` handler
 */
export const getFormatOnInputProps = (format: (text: string) => string) => ({
  onInput(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const caretBefore = input.selectionStart ?? input.value.length
    const caret = format(input.value.slice(0, caretBefore)).length
    const { inputType } = event.nativeEvent as InputEvent
    const isSeparatorDeletion =
      inputType === 'deleteContentForward' &&
      /\d$/.test(input.value.slice(0, caretBefore)) &&
      /^\D/.test(format(input.value).slice(caret)) &&
      // Only a separator was deleted: the formatted text is the last rendered text, which React keeps in the attribute.
      format(input.value) === input.defaultValue
    input.value = format(
      isSeparatorDeletion
        ? input.value.slice(0, caretBefore) + input.value.slice(caretBefore + 1)
        : input.value,
    )
    input.setSelectionRange(caret, caret)
  },
})

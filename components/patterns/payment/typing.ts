import type { FormEvent } from 'react'

/**
 * Brings what is typed into a field into shape and leaves the caret where the typing goes on. Delete takes a digit also
 * where a separator stands in between, which would only come back.
 * @param format gives the text its shape; it must shape a beginning of the text as it shapes the whole
 * @returns `onInput` for the field
 */
export const shaped = (format: (text: string) => string) => ({
  onInput(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const at = input.selectionStart ?? input.value.length
    const caret = format(input.value.slice(0, at)).length
    const { inputType } = event.nativeEvent as InputEvent
    const comesBack = inputType === 'deleteContentForward' && /^\D/.test(format(input.value).slice(caret))
    input.value = format(comesBack ? input.value.slice(0, at) + input.value.slice(at + 1) : input.value)
    input.setSelectionRange(caret, caret)
  },
})

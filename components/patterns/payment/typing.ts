import type { FormEvent } from 'react'

/**
 * Brings what is typed into a field into shape and leaves the caret where the typing goes on.
 * @param format gives the text its shape; it must shape a beginning of the text as it shapes the whole
 * @returns `onInput` for the field
 */
export const shaped = (format: (text: string) => string) => ({
  onInput(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const caret = format(input.value.slice(0, input.selectionStart ?? undefined)).length
    input.value = format(input.value)
    input.setSelectionRange(caret, caret)
  },
})

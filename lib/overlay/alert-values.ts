import type { AlertData, AlertInput, AlertValues } from './types'

/** The state of one field of an alert while the alert is open. */
export interface AlertField extends AlertInput {
  name: string
  type: NonNullable<AlertInput['type']>
  value: string
  checked: boolean
}

/**
 * Adds the default values to the fields of an alert. Warns if radio buttons are combined with checkboxes, because the values of
 * the checkboxes would then be missing from the result.
 */
export function resolveFields(inputs: readonly AlertInput[] = []): AlertField[] {
  const types = new Set(inputs.map((input) => input.type))
  if (types.has('radio') && types.has('checkbox')) {
    console.warn(
      'Patternbook: an alert has both radio buttons and checkboxes. Handlers receive only the value of the selected radio button. Use only one type.',
    )
  }
  return inputs.map((input, index) => ({
    ...input,
    type: input.type ?? 'text',
    name: input.name ?? String(index),
    value: input.value ?? '',
    checked: input.checked ?? false,
  }))
}

/** Returns the fields with the checkbox at `index` checked or unchecked, or with only the radio button at `index` selected. */
export function setFieldChecked(
  fields: readonly AlertField[],
  index: number,
  checked: boolean,
): AlertField[] {
  const isRadio = fields[index]?.type === 'radio'
  return fields.map((field, i) => {
    if (i === index) return { ...field, checked: isRadio || checked }
    return isRadio && field.type === 'radio' ? { ...field, checked: false } : field
  })
}

/**
 * Returns the argument of the handlers: undefined without fields, the value of the selected radio button (undefined if none is
 * selected), the values of the checked checkboxes, or the text values by name.
 */
export function alertValues(fields: readonly AlertField[]): AlertValues {
  if (fields.length === 0) return undefined
  if (fields.some((field) => field.type === 'radio')) {
    return fields.find((field) => field.type === 'radio' && field.checked)?.value
  }
  if (fields.some((field) => field.type === 'checkbox')) {
    return fields.filter((field) => field.checked).map((field) => field.value)
  }
  return Object.fromEntries(fields.map((field) => [field.name, field.value]))
}

/**
 * Returns the data of an alert's result: the values of its fields, and the properties of the object that the handler returned, if
 * any.
 */
export function alertData(values: AlertValues, returned: unknown): AlertData {
  return { values, ...(typeof returned === 'object' ? returned : undefined) }
}

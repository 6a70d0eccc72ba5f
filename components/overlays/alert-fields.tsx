'use client'

import { type AlertField, setFieldChecked } from '@/lib/overlay/alert-values'
import { AlertChoice } from './alert-choice'

/** Props of {@link AlertFields}. */
export interface AlertFieldsProps {
  /** Id of the alert: the prefix of generated field ids, and the name of the radio group. */
  id: string
  fields: AlertField[]
  /** Id of the element that names a group of radio buttons or checkboxes. */
  groupLabelId?: string
  /** Id of the error message, if there is one. */
  errorId?: string
  onChange: (fields: AlertField[]) => void
  /** Called when Enter is pressed in a single-line field. */
  onEnterKey: () => void
}

const INPUT_CLASS = [
  'resize-none w-full min-w-0 bg-transparent text-body text-label outline-none placeholder:text-secondary-label',
  'ios:min-h-target ios:px-3 ios:py-2.5 ios-26:px-4',
  'material:min-h-6 material:px-4 material:pb-2',
].join(' ')

const FIELD_CLASS = [
  'group/box block overflow-hidden text-start has-focus-visible:focus-ring-inset',
  'ios-18:rounded-[10px] ios-18:border-hairline ios-18:border-separator ios-18:bg-surface ios-18:theme-dark:bg-fill ios-26:alert-field',
  'material:bg-surface-container-highest baseline:rounded-t-[4px] baseline:border-b baseline:border-on-surface-variant expressive:rounded-2xl expressive:border expressive:border-outline',
].join(' ')

/** Material: moves a label to the position of the value while a field without a placeholder is empty and not focused. */
const PLACEHOLDER_LABEL_CLASS =
  'material:origin-left rtl:material:origin-right material:transition-transform group-has-[:placeholder-shown:not(:focus)]/box:material:translate-y-2.5 group-has-[:placeholder-shown:not(:focus)]/box:material:scale-[1.333]'

/** The fields of an alert, in a column. AlertView stores the values of the fields. */
export function AlertFields({ id, fields, groupLabelId, errorId, onChange, onEnterKey }: AlertFieldsProps) {
  const updateField = (index: number, patch: Partial<AlertField>) =>
    onChange(fields.map((field, i) => (i === index ? { ...field, ...patch } : field)))
  const hasRadios = fields.some(({ type }) => type === 'radio')
  const hasChoices = hasRadios || fields.some(({ type }) => type === 'checkbox')

  return (
    <div
      {...(hasChoices && { role: hasRadios ? 'radiogroup' : 'group', 'aria-labelledby': groupLabelId })}
      className={
        hasChoices
          ? 'ios-18:-mx-4 ios-18:mt-3 ios-18:-mb-5 ios-26:alert-choices material:-mx-6 material:mt-3'
          : 'mt-4 flex flex-col gap-2 ios-26:-mx-3.5 material:gap-3'
      }
    >
      {fields.map((field, index) => {
        const { type, name, label, placeholder, value, disabled, htmlAttributes } = field
        if (type === 'radio' || type === 'checkbox') {
          return (
            <AlertChoice
              key={`${name}-${value}`}
              groupName={id}
              field={{ ...field, type }}
              onCheckedChange={(checked) => onChange(setFieldChecked(fields, index, checked))}
            />
          )
        }
        const inputProps = {
          id: field.id ?? `${id}-input-${index}`,
          name,
          value,
          disabled,
          // If there is no placeholder, iOS shows the label in its place. Material hides this copy of the label.
          placeholder: placeholder ?? label,
          'aria-label': label ? undefined : placeholder,
          'aria-invalid': errorId ? true : undefined,
          'aria-describedby': errorId,
          ...htmlAttributes,
          className: `${INPUT_CLASS} ${label ? `material:pt-0 ${placeholder ? '' : 'material:placeholder:text-transparent'}` : 'material:pt-4 material:pb-4'}`,
        }
        return (
          <div key={name} className={disabled ? 'opacity-50' : undefined}>
            <label htmlFor={inputProps.id} className={FIELD_CLASS}>
              {label && (
                <span
                  className={`mx-4 block w-fit pt-2 text-caption text-secondary-label ios:sr-only ${placeholder ? '' : PLACEHOLDER_LABEL_CLASS}`}
                >
                  {label}
                </span>
              )}
              {type === 'textarea' ? (
                <textarea
                  rows={3}
                  {...inputProps}
                  onChange={(event) => updateField(index, { value: event.target.value })}
                />
              ) : (
                <input
                  type={type}
                  {...inputProps}
                  onKeyDown={(event) => {
                    // During text composition (IME), Enter only accepts the word.
                    if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return
                    event.preventDefault()
                    onEnterKey()
                  }}
                  onChange={(event) => updateField(index, { value: event.target.value })}
                />
              )}
            </label>
          </div>
        )
      })}
    </div>
  )
}

'use client'
import { type ComponentProps, type ReactNode, use, useId, useState } from 'react'
import { ClearIcon, ErrorIcon, PasswordVisibilityIcon } from './control-icons'
import { FieldVariantContext, fieldClasses } from './field-classes'
import { ChevronIcon } from './icon'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value' | 'children'> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** Error message, which also marks the field as invalid. Screen readers read the message with the field. */
  error?: string
  /** Announces the error when it appears. Set this for the first invalid field after the form is submitted. */
  announceError?: boolean
  /** An icon at the start, 24 px, which is shown only on Material. */
  startIcon?: ReactNode
  /** Labels of the button that shows and hides a password. Without this prop, the field has no such button. */
  revealLabels?: { show: string; hide: string }
}

/**
 * A text field: a row of its FieldGroup on iOS, and an outlined or filled box with a floating label on Material. The
 * markup is the same on both platforms; the error and the label are connected to the input. Other input attributes
 * (autoComplete, inputMode, …) pass through. A `readOnly` field has an arrow, for fields that open a list of options.
 */
export function Field(props: FieldProps) {
  const { label, value, onChange, error, announceError, startIcon, revealLabels, type, ...inputProps } = props
  const id = useId()
  const [isRevealed, setRevealed] = useState(false)
  const classes = fieldClasses(use(FieldVariantContext), {
    invalid: Boolean(error),
    hasValue: value !== '',
    hasStartIcon: Boolean(startIcon),
    placeholderLength: inputProps.placeholder?.length ?? 0,
  })
  const clear = () => {
    onChange('')
    document.getElementById(id)?.focus()
  }
  return (
    <div className="group/field ios:contents material:grid material:grid-cols-[minmax(0,1fr)]">
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        {startIcon && <span className="flex-none text-secondary-label ios:hidden">{startIcon}</span>}
        <input
          {...inputProps}
          id={id}
          type={revealLabels && isRevealed ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : inputProps['aria-describedby']}
          className={classes.input}
        />
        {inputProps.readOnly && <ChevronIcon className={classes.chevron} />}
        {value !== '' && !revealLabels && !inputProps.readOnly && (
          // For pointers only, because keyboard users delete the text in the field.
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onPointerDown={(event) => event.preventDefault()}
            onClick={clear}
            className={`${classes.button} hidden ios:group-focus-within/field:block`}
          >
            <ClearIcon />
          </button>
        )}
        {error && <ErrorIcon className="size-6 flex-none text-error ios:hidden" />}
        {value !== '' && revealLabels && (
          <button
            type="button"
            aria-label={isRevealed ? revealLabels.hide : revealLabels.show}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setRevealed(!isRevealed)}
            className={classes.button}
          >
            <PasswordVisibilityIcon isCrossedOut={isRevealed} />
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role={announceError ? 'alert' : undefined} className={classes.error}>
          <ErrorIcon className="size-[1.23em] flex-none material:hidden" />
          {error}
        </p>
      )}
    </div>
  )
}

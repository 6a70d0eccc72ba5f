'use client'

import type { AlertField } from '@/lib/overlay/alert-values'

/** Props of {@link AlertChoice}. */
export interface AlertChoiceProps {
  /** Name of the radio group. */
  groupName: string
  field: AlertField & { type: 'radio' | 'checkbox' }
  onCheckedChange: (checked: boolean) => void
}

/** The mark of a checked checkbox and, on iOS, of the checked radio button. */
const Checkmark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 18 18" aria-hidden="true" className={className}>
    <path
      d="m4 9.5 3.5 3.5 7-7.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/**
 * A row of an alert with a radio button or a checkbox. A native input without an appearance covers the row, and a decorative mark
 * shows the state of the input in the style of the platform.
 */
export function AlertChoice({ groupName, field, onCheckedChange }: AlertChoiceProps) {
  const { type, name, value, label, checked, disabled, htmlAttributes } = field
  const isRadio = type === 'radio'
  return (
    <label
      className={`pressable relative flex min-h-target items-center gap-3 px-4 py-2 text-start text-body ios:gap-2.5 ios-18:border-t-hairline ios-18:border-separator ios-26:alert-field material:gap-4 material:px-6 expressive:dialog-choice has-focus-visible:focus-ring-inset ${disabled ? 'opacity-50' : ''}`}
    >
      <input
        type={type}
        name={isRadio ? groupName : name}
        value={value}
        checked={checked}
        disabled={disabled}
        id={field.id}
        {...htmlAttributes}
        className="peer absolute inset-0 appearance-none outline-none"
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      {isRadio ? (
        <span
          aria-hidden="true"
          className="grid size-5 shrink-0 place-items-center text-control-ring peer-checked:text-tint peer-checked:*:scale-100 peer-checked:*:opacity-100 ios:order-last material:rounded-full material:border-2 material:border-current"
        >
          <Checkmark className="size-5 opacity-0 material:hidden" />
          <span className="size-2.5 scale-0 rounded-full bg-current transition-transform duration-200 ios:hidden" />
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="grid size-[22px] shrink-0 place-items-center rounded-full border-2 border-control-ring text-on-tint peer-checked:border-tint-fill peer-checked:bg-tint-fill peer-checked:*:opacity-100 ios:border-[1.5px] material:size-[18px] material:rounded-[2px]"
        >
          <Checkmark className="size-[18px] opacity-0 ios:size-4 material:size-[15px]" />
        </span>
      )}
      <span className="min-w-0 flex-1 wrap-break-word">{label}</span>
    </label>
  )
}

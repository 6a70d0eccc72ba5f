'use client'
import { Minus } from './symbols/minus'
import { Plus } from './symbols/plus'

/** Props of Stepper. */
export type StepperProps = {
  /** Accessible name of the group, such as "Guests". */
  label: string
  /** Accessible name of the minus button, such as "Fewer guests". */
  lessLabel: string
  /** Accessible name of the plus button, such as "More guests". */
  moreLabel: string
  value: number
  /** Smallest value. Default: 0. */
  min?: number
  /** Largest value. Default: no limit. */
  max?: number
  /** Amount by which a press changes the value, or less if a limit is nearer. Default: 1. */
  step?: number
  onChange: (value: number) => void
  className?: string
}

const stepButtonClass =
  'pressable tap-target grid place-items-center aria-disabled:text-label/30 ios:w-11.75 ios:first:rounded-s-pill ios:last:rounded-e-pill ios-18:first:rounded-s-[8px] ios-18:last:rounded-e-[8px] material:h-10 material:w-12 material:bg-secondary-container material:text-on-secondary-container baseline:rounded-pill expressive:split-half'

/**
 * Two buttons that change a number: a stepper on iOS, 94 × 32 px, and two buttons of 48 × 40 px on Material. Show the number
 * beside the stepper, in an element with `aria-live`. A button whose limit is reached has `aria-disabled` and keeps the focus.
 */
export function Stepper(props: StepperProps) {
  const {
    label,
    lessLabel,
    moreLabel,
    value,
    min = 0,
    max = Infinity,
    step = 1,
    onChange,
    className = '',
  } = props
  const stepButtons = [
    { name: lessLabel, Icon: Minus, newValue: Math.max(min, Number((value - step).toFixed(10))) },
    { name: moreLabel, Icon: Plus, newValue: Math.min(max, Number((value + step).toFixed(10))) },
  ]
  return (
    <fieldset
      aria-label={label}
      className={`relative flex min-w-0 flex-none ios:h-8 ios:rounded-pill ios-18:rounded-[8px] ios:bg-fill ios:before:absolute ios:before:inset-y-1.75 ios:before:start-1/2 ios:before:w-hairline ios:before:bg-separator material:gap-0.5 ${className}`}
    >
      {stepButtons.map(({ name, Icon, newValue }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-disabled={newValue === value || undefined}
          onClick={() => newValue !== value && onChange(newValue)}
          className={stepButtonClass}
        >
          <Icon className="size-5" strokeWidth={2} />
        </button>
      ))}
    </fieldset>
  )
}

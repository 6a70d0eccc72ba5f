import { useId } from 'react'
import { CheckboxIndicator } from '@/components/ui/checkbox'
import { SwitchTrack } from '@/components/ui/toggle'

type ConsentFieldProps = {
  name: string
  /** `yes` if the user agrees, otherwise empty. */
  value: string
  onChange: (value: string) => void
  error?: string
  /** Announces the error when it appears. */
  announceError?: boolean
  /** Text of the agreement. */
  children: string
  className?: string
}

/**
 * The agreement to the terms, with a switch in a row that looks like a field (iOS 26) or with a checkbox (elsewhere). The whole
 * row is the touch target. For screen readers, it is a checkbox in both.
 */
export function ConsentField({
  name,
  value,
  onChange,
  error,
  announceError,
  children,
  className = '',
}: ConsentFieldProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="flex min-h-target cursor-pointer items-center gap-3 text-subhead ios-26:min-h-[53px] ios-26:flex-row-reverse ios-26:justify-between ios-26:rounded-field ios-26:bg-(--field-background,var(--pb-surface-2)) ios-26:px-4 ios-26:py-2">
        <span className="relative grid size-6 flex-none place-items-center ios-26:h-7 ios-26:w-[63px]">
          <input
            type="checkbox"
            name={name}
            checked={value !== ''}
            onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer absolute m-0 size-full min-h-target min-w-target cursor-pointer opacity-0"
          />
          <CheckboxIndicator className="ios-26:hidden" />
          <SwitchTrack className="ios-18:hidden material:hidden" />
        </span>
        <span className="min-w-0 text-pretty">{children}</span>
      </label>
      {error && (
        <p
          id={errorId}
          role={announceError ? 'alert' : undefined}
          className="ps-9 font-medium text-danger text-footnote ios-26:ps-4 ios-26:pt-1"
        >
          {error}
        </p>
      )}
    </div>
  )
}

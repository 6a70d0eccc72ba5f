import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

type ConsentProps = {
  name: string
  /** `yes`, or empty. */
  value: string
  onChange: (value: string) => void
  error?: string
  announce?: boolean
  /** What is agreed to. */
  children: string
  className?: string
}

/** The agreement to the terms: a check box with its sentence, on iOS 26 a row like the fields; the whole row is the target. */
export function Consent({ name, value, onChange, error, announce, children, className = '' }: ConsentProps) {
  const id = useId()
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in Checkbox */}
      <label className="flex min-h-target cursor-pointer items-center gap-3 text-subhead ios-26:min-h-[53px] ios-26:flex-row-reverse ios-26:justify-between ios-26:rounded-field ios-26:bg-(--field-cell,var(--pb-surface-2)) ios-26:px-4 ios-26:py-2">
        <Checkbox
          name={name}
          checked={value !== ''}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className="min-w-0 text-pretty">{children}</span>
      </label>
      {error && (
        <p
          id={id}
          role={announce ? 'alert' : undefined}
          className="ps-9 font-medium text-danger text-footnote ios-26:ps-4 ios-26:pt-1"
        >
          {error}
        </p>
      )}
    </div>
  )
}

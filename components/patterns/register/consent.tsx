import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

type ConsentProps = {
  name: string
  /** `yes` or empty. */
  value: string
  onChange: (value: string) => void
  error?: string
  announce?: boolean
  /** Text of the agreement. */
  children: string
  className?: string
}

/** A checkbox for the agreement to the terms; the whole row is its label. */
export function Consent({ name, value, onChange, error, announce, children, className = '' }: ConsentProps) {
  const id = useId()
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Checkbox renders the control */}
      <label className="flex min-h-target cursor-pointer items-center gap-3 text-subhead">
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
          className="ps-9 font-medium text-danger text-footnote"
        >
          {error}
        </p>
      )}
    </div>
  )
}

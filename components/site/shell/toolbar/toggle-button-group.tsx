'use client'
import type { ReactNode } from 'react'
import type { Mode } from '@/lib/frame/state'

/** An option of the control. If there is an `icon`, it replaces `text`, which is then the name and the default tooltip. */
type Option<T> = { value: T; text: string; icon?: ReactNode; tooltip?: string }

type ToggleButtonGroupProps<T> = {
  /** Accessible name of the group. */
  label: string
  options: readonly Option<T>[]
  value: T
  /** The only mode in which the group is visible. Default: visible in both modes. */
  onlyMode?: Mode
  onChange: (value: T) => void
}

/**
 * A group of toggle buttons. CSS highlights the pressed button based on the attributes of the root element, so that the highlight
 * is correct before hydration. `aria-pressed` is correct only after hydration.
 */
export function ToggleButtonGroup<T extends string>({
  label,
  options,
  value,
  onlyMode,
  onChange,
}: ToggleButtonGroupProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is a part of a toolbar
    <div role="group" aria-label={label} data-only={onlyMode} className="sh-segments">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          data-value={option.value}
          data-icon-only={option.icon ? '' : undefined}
          data-tooltip={option.tooltip ?? (option.icon ? option.text : undefined)}
          aria-label={option.icon ? option.text : undefined}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon ?? option.text}
        </button>
      ))}
    </div>
  )
}

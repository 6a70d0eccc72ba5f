'use client'
import type { ReactNode } from 'react'
import type { Mode } from '@/lib/frame/state'

/** An option of a segment: `icon` replaces the visible text, which becomes the accessible name and the tooltip. */
type Choice<T> = { value: T; text: string; icon?: ReactNode; tip?: string }

type SegmentedControlProps<T> = {
  /** Accessible name of the group. */
  label: string
  choices: readonly Choice<T>[]
  value: T
  /** The only mode in which the group is visible. Default: visible in both modes. */
  mode?: Mode
  onChange: (value: T) => void
}

/**
 * A group of toggle buttons. CSS highlights the pressed button based on the attributes of the root element, so that it is correct
 * before hydration; hydration sets `aria-pressed`.
 */
export function SegmentedControl<T extends string>({
  label,
  choices,
  value,
  mode: only,
  onChange,
}: SegmentedControlProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this is a part of a toolbar
    <div role="group" aria-label={label} data-only={only} className="sh-segment">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          data-value={choice.value}
          data-square={choice.icon ? '' : undefined}
          data-tip={choice.tip ?? (choice.icon ? choice.text : undefined)}
          aria-label={choice.icon ? choice.text : undefined}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon ?? choice.text}
        </button>
      ))}
    </div>
  )
}

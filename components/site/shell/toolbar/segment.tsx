'use client'
import type { ReactNode } from 'react'

/** One choice of a segment: `icon` in place of the text, which is then its name and its tip. */
type Choice<T> = { value: T; text: string; icon?: ReactNode; tip?: string }

type SegmentProps<T> = {
  /** What is chosen here. */
  label: string
  choices: readonly Choice<T>[]
  value: T
  /** The mode in which it is shown. Without this it always is. */
  only?: 'ios' | 'md'
  onChange: (value: T) => void
}

/**
 * A few choices side by side. Which one looks pressed is read by CSS from the root element, so that it is right before
 * React is there; `aria-pressed` follows with React.
 */
export function Segment<T extends string>({ label, choices, value, only, onChange }: SegmentProps<T>) {
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

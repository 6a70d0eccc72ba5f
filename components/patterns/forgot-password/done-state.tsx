import type { ReactNode } from 'react'

type DoneStateProps = {
  /** An icon, shown at 48 px. */
  icon: ReactNode
  title: string
  description: ReactNode
  /** Buttons below the text. */
  children: ReactNode
}

// Moves focus to the heading, because the form that had the focus is removed.
const focusHeading = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Replaces a form after its submission and explains what happened and what to do next. */
export function DoneState({ icon, title, description, children }: DoneStateProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col px-6 pt-10 text-center">
      <span className="mx-auto mb-6 grid size-24 place-items-center rounded-pill bg-tint-soft text-tint *:size-12 baseline:rounded-[32px] material:text-on-secondary-container expressive:shape-cookie">
        {icon}
      </span>
      <h1 ref={focusHeading} tabIndex={-1} className="text-balance text-title1 outline-hidden">
        {title}
      </h1>
      <p className="mt-2 text-pretty wrap-break-word text-body text-secondary-label">{description}</p>
      <div className="mt-8 grid gap-2">{children}</div>
    </div>
  )
}

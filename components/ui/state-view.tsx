'use client'
import type { Failure } from '@patternbook/engine/data/source'
import { stateMessages } from '@patternbook/engine/data/state-words'
import { controlLabels } from '@patternbook/engine/data/words'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import type { ReactNode } from 'react'
import { Button } from './button'
import { Spinner } from './spinner'

/** Props of StateView. */
export type StateViewProps = {
  kind: 'loading' | 'empty' | 'error'
  /** The screen's own title, instead of the default. */
  title?: string
  description?: string
  /** Why loading failed, if known. */
  failure?: Failure
  /** Called by the Retry button, which is in the empty and error states if there is this function and no `action`. */
  onRetry?: () => void
  /** An action instead of Retry. */
  action?: ReactNode
  /** Keeps screen readers from announcing the state, for a state that is announced elsewhere. */
  silent?: boolean
}

const illustrations = {
  empty: (
    <path d="M11 27.5 16.5 12h15L37 27.500V35a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3v-7.500Zm0 0h8a1.5 1.5 0 0 1 1.5 1.3 3.6 3.6 0 0 0 7 0A1.5 1.5 0 0 1 29 27.500h8" />
  ),
  error: (
    <path d="M7 19.500a25 25 0 0 1 8-5.100m6-1.700a25 25 0 0 1 20 6.800M12.5 25.300a17 17 0 0 1 7-4m5.5-.7a17 17 0 0 1 10.5 4.700M18 31a9 9 0 0 1 12 0M24 37.200h.01M9 8l30 32" />
  ),
}

/** The state of a screen without data: loading, empty, or error. */
export function StateView({ kind, title, description, failure, onRetry, action, silent }: StateViewProps) {
  const { lang } = useFrame()
  const texts = stateMessages[lang]
  if (kind === 'loading')
    return (
      <div
        role={silent ? undefined : 'status'}
        className="grid flex-1 place-content-center justify-items-center gap-4 p-8 text-subhead text-secondary-label"
      >
        <Spinner className="size-8 material:size-12 material:text-md-primary expressive:size-24 expressive:loading-contained" />
        {title ?? texts.loading}
      </div>
    )
  return (
    <div
      role={silent ? undefined : kind === 'error' ? 'alert' : 'status'}
      className="mx-auto grid max-w-96 flex-1 content-center justify-items-center p-8 pb-16 text-center"
    >
      <span
        className={`mb-5 grid size-24 place-items-center rounded-pill bg-tint-soft text-tint baseline:rounded-[32px] material:text-on-secondary-container ${kind === 'error' ? 'expressive:shape-burst expressive:bg-error-container expressive:text-on-error-container' : 'expressive:shape-cookie'}`}
      >
        <svg
          aria-hidden
          viewBox="0 0 48 48"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-14"
        >
          {illustrations[kind]}
        </svg>
      </span>
      <h2 className="text-balance text-title2 text-label">{title ?? texts[kind].title}</h2>
      <p className="mt-1.5 text-pretty text-subhead text-secondary-label">
        {description ?? (kind === 'error' && failure && texts.failures[failure]) ?? texts[kind].description}
      </p>
      <div className="mt-6 empty:hidden">
        {action ??
          (onRetry && (
            <Button variant="soft" onClick={onRetry}>
              {controlLabels[lang].retry}
            </Button>
          ))}
      </div>
    </div>
  )
}

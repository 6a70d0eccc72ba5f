import type { ReactNode } from 'react'

const toneClasses = {
  neutral: 'bg-fill text-secondary-label',
  tint: 'bg-tint-soft text-tint material:text-on-secondary-container',
  alert: 'bg-danger text-white ios:theme-dark:bg-[#d70015] material:text-on-error',
}

type BadgeTone = keyof typeof toneClasses

/** A short label: a count or one word. */
export function Badge({ children, tone = 'neutral' }: { children: ReactNode; tone?: BadgeTone }) {
  return (
    <span
      className={`inline-flex min-h-5 min-w-5 flex-none items-center justify-center rounded-pill px-2 py-0.5 text-caption tabular-nums ${toneClasses[tone]}`}
    >
      {children}
    </span>
  )
}

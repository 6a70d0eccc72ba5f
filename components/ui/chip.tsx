'use client'
import type { ReactNode } from 'react'
import { CheckIcon } from './icon'

/** Props of Chip. */
export type ChipProps = {
  children: ReactNode
  icon?: ReactNode
  /** Whether the chip is selected, for a chip that is a filter. */
  selected?: boolean
  onClick?: () => void
}

/** A small option or fact, 32 px high: a capsule on iOS, and on Material a chip that has a checkmark when selected. */
export function Chip({ children, icon, selected, onClick }: ChipProps) {
  const chipClass = `inline-flex min-h-8 flex-none items-center gap-1.5 px-3 py-1 text-subhead ios:rounded-pill baseline:rounded-[8px] material:text-button material:border expressive:chip-shape expressive:press-shape ${
    selected
      ? 'bg-tint-fill text-on-tint material:border-transparent material:bg-secondary-container material:text-on-secondary-container'
      : 'text-label ios:bg-fill material:border-outline-variant material:text-on-surface-variant'
  }`
  const content = (
    <>
      {selected && <CheckIcon className="size-4.5 ios:hidden" />}
      {icon && <span className={`contents ${selected ? 'material:hidden' : ''}`}>{icon}</span>}
      {children}
    </>
  )
  return onClick ? (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onClick}
      className={`pressable tap-target ${chipClass}`}
    >
      {content}
    </button>
  ) : (
    <span className={chipClass}>{content}</span>
  )
}

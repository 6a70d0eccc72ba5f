'use client'
import { type ReactNode, useRef } from 'react'
import { type FabSize, fabContainerClass, fabSizeClasses } from './fab-classes'
import { useBottomBarHeight } from './use-bottom-bar-height'

const textStyles = {
  default: 'gap-2 px-4 text-button expressive:text-headline',
  medium: 'gap-3 px-6.5 text-bar-title',
  large: 'gap-4 px-7 text-title2',
}

/** Props of Fab. */
export type FabProps = {
  /** Icon, which is scaled with the size of the button. */
  icon: ReactNode
  /** Accessible name: what the button does, such as “New playlist”. It must contain the visible text. */
  label: string
  /** Visible text next to the icon. The button is then an extended FAB, whose width depends on the text. */
  text?: string
  /** Height: 56 px (default), 80 px (medium), or 96 px (large). */
  size?: FabSize
  onClick: () => void
}

/**
 * The floating action button of Material, for the main action of a page; with `text`, it is an extended FAB. Use Fab as a child
 * of Page, after a Content whose bottom padding is the height of the button plus 40 px (`material:pb-24!` by default).
 * On iOS, the button is hidden; show the action as a button in the bar instead.
 */
export function Fab({ icon, label, text, size = 'default', onClick }: FabProps) {
  const root = useRef<HTMLDivElement>(null)
  useBottomBarHeight(root)
  return (
    <div ref={root} className={fabContainerClass}>
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className={`pressable expressive:press-shape pointer-events-auto flex min-h-(--fab) min-w-(--fab) max-w-[calc(100cqw-2rem)] items-center justify-center rounded-(--shape-radius) bg-primary-container py-2 text-start text-on-primary-container shadow-float *:[svg]:flex-none forced-colors:border ${fabSizeClasses[size]} ${text ? textStyles[size] : ''}`}
      >
        {icon}
        {text}
      </button>
    </div>
  )
}

'use client'
import { useBarTone } from '@patternbook/engine/navigation/use-bar-tone'
import { type ReactNode, useRef } from 'react'
import { useBottomBarHeight } from './use-bottom-bar-height'

/** Props of FloatingToolbar. */
export type FloatingToolbarProps = {
  /** The purpose of the actions, for screen readers. */
  label: string
  /** Attaches the toolbar to the bottom edge in Material 3 Expressive, as wide as the page and with square corners. */
  docked?: boolean
  /** IconButtons or groups of them, and at most one text, which needs `flex-1`, between them. */
  children: ReactNode
}

const toolbarClass =
  'pointer-events-auto flex w-full items-center ios-26:mx-5 ios-26:mb-5 ios-26:max-w-120 ios-26:gap-2 ios-26:text-label ios-26:[&>*]:min-h-12 ios-26:[&>*]:rounded-pill ios-26:[&>*]:glass ios-26:[&>[data-icon-button]]:w-12 ios-18:border-separator ios-18:border-t-hairline ios-18:bg-bar ios-18:px-2 ios-18:text-tint ios-18:backdrop-blur-xl ios-18:backdrop-saturate-180 expressive:**:aria-pressed:before:rounded-pill expressive:**:aria-pressed:before:opacity-100 baseline:min-h-20 baseline:bg-surface-container-high baseline:px-4'

// The classes of floating and docked toolbars also set the colors of pressed toggle buttons.
const floatingClass =
  'expressive:mx-6 expressive:mb-6 expressive:min-h-16 expressive:max-w-120 expressive:rounded-pill expressive:bg-primary-container expressive:px-2 expressive:text-on-primary-container expressive:shadow-float expressive:**:aria-pressed:text-on-surface expressive:**:aria-pressed:before:bg-surface-container'

const dockedClass =
  'expressive:min-h-[calc(4rem+var(--safe-bottom,env(safe-area-inset-bottom)))] expressive:justify-between expressive:bg-surface-container expressive:px-4 expressive:pb-[var(--safe-bottom,env(safe-area-inset-bottom))] expressive:text-on-surface-variant expressive:**:aria-pressed:text-on-secondary-container expressive:**:aria-pressed:before:bg-secondary-container'

/**
 * A toolbar at the bottom of a page, over its content: a floating or docked toolbar in Material 3 Expressive, a bottom app bar
 * in Baseline, and a toolbar with a hairline on iOS 18. On iOS 26, each child is on its own glass. Use FloatingToolbar as a
 * child of Page, after a Content with `scroll-pb-28 pb-28!`. Toasts appear above the toolbar.
 */
export function FloatingToolbar({ label, docked, children }: FloatingToolbarProps) {
  const container = useRef<HTMLDivElement>(null)
  useBottomBarHeight(container)
  useBarTone(container)
  return (
    <div
      ref={container}
      data-bottom-bar
      className="pointer-events-none absolute inset-x-0 bottom-0 z-1 flex justify-center ios-26:glass-tone"
    >
      <div
        role="toolbar"
        aria-label={label}
        className={`${toolbarClass} ${docked ? dockedClass : floatingClass}`}
      >
        {children}
      </div>
    </div>
  )
}

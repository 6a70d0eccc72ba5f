'use client'
import { type ReactNode, useRef } from 'react'
import { useFootBar } from './use-foot-bar'

/** Props of FloatingToolbar. */
export type FloatingToolbarProps = {
  /** The purpose of its actions, for screen readers. */
  label: string
  /** IconButtons or groups of them, and at most one label that fills the space between them. */
  children: ReactNode
}

const look =
  'pointer-events-auto flex w-full max-w-120 items-center ios-26:mx-5 ios-26:mb-5 ios-26:gap-2 ios-26:[&>*]:min-h-12 ios-26:[&>*]:rounded-pill ios-26:[&>*]:glass ios-26:[&>[data-icon-button]]:w-12 ios-18:max-w-none ios-18:border-separator ios-18:border-t-hair ios-18:bg-bar ios-18:px-2 ios-18:text-tint ios-18:backdrop-blur-xl ios-18:backdrop-saturate-180 expressive:mx-6 expressive:mb-6 expressive:min-h-16 expressive:rounded-pill expressive:bg-primary-container expressive:px-2 expressive:text-on-primary-container expressive:shadow-float baseline:min-h-20 baseline:max-w-none baseline:bg-sc-high baseline:px-4'

/**
 * A toolbar at the bottom of a page, over its content: on Material 3 Expressive a 64 px floating toolbar, on iOS 26 a glass
 * capsule for each child, on iOS 18 a toolbar with a hairline, and in baseline a bottom app bar. Use it as a child of Page,
 * after a Content with `scroll-pb-28 pb-28!`. Messages appear above the toolbar.
 */
export function FloatingToolbar({ label, children }: FloatingToolbarProps) {
  const foot = useRef<HTMLDivElement>(null)
  useFootBar(foot)
  return (
    <div
      ref={foot}
      data-foot
      className="pointer-events-none absolute inset-x-0 bottom-0 z-1 flex justify-center"
    >
      <div role="toolbar" aria-label={label} className={look}>
        {children}
      </div>
    </div>
  )
}

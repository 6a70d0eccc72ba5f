'use client'
import { type ReactNode, useRef } from 'react'
import { useBottomBarHeight } from './use-bottom-bar-height'

/**
 * The main action of a page: a button that stays at the bottom while the content scrolls. Use it as the last child of a `grouped`
 * Content with `scroll-pb-28`, so that the button never covers the focused element. Toasts appear above the button.
 */
export function StickyAction({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useBottomBarHeight(bar)
  return (
    <div
      ref={bar}
      data-bottom-bar
      className="pointer-events-none sticky -bottom-[max(var(--safe-bottom,env(safe-area-inset-bottom)),2rem)] z-1 mt-auto -mb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),2rem)] flex-none bg-linear-to-t from-grouped from-70% px-margin pt-8 pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),1rem)]"
    >
      <div className="pointer-events-auto mx-auto grid max-w-160">{children}</div>
    </div>
  )
}

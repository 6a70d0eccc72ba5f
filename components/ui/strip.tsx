import type { ReactNode } from 'react'

/** Props of Strip. */
export type StripProps = {
  children: ReactNode
  /** Whether the strip is inside the Content. The strip then scrolls with the content until it reaches the bar of the Header. */
  sticky?: boolean
  /** Classes, including the background of the content: `bg-grouped` or `bg-page`. */
  className?: string
}

// The strip is moved up by 1 px to cover the hairline of the Header’s bar, so that both look like one bar.
const outsideContentClass =
  'relative isolate mt-[calc(var(--safe-top,0px)+var(--pb-bar-height)-1px)] [[data-scrolled]~&]:before:opacity-100'
// The strip sticks below the scroller’s top padding, which is as high as the bar, and covers the 1 px hairline of the bar. The
// background of the strip appears when the large title has collapsed (iOS) or the content has been scrolled by a pixel
// (Material).
const insideContentClass =
  'sticky isolate -top-px ios:[[data-collapsed]~*_&]:before:opacity-100 material:[[data-scrolled]~*_&]:before:opacity-100'

/**
 * A second bar below the Header, for segments, tabs, or a search field. Use Strip as a child of Page between Header and a
 * Content that starts directly below the strip (`pt-0!`), or, with `sticky`, inside the Content. When content has scrolled behind
 * the strip, the strip has the background of the bar or, on iOS 26, a gradient below it.
 */
export function Strip({ children, sticky, className = '' }: StripProps) {
  return (
    <div
      data-strip
      className={`z-11 flex-none pt-px before:absolute before:inset-0 before:-z-1 before:border-separator before:opacity-0 before:transition-opacity before:motion-duration-200 ios-18:before:border-b-hairline ios-18:before:bg-bar ios-26:before:top-full ios-26:before:h-4 ios-26:before:bg-linear-to-b ios-26:before:from-(--scroll-edge-color,var(--pb-page)) material:before:bg-surface-container expressive:before:bg-surface-container-high ${sticky ? insideContentClass : outsideContentClass} ${className}`}
    >
      {children}
    </div>
  )
}

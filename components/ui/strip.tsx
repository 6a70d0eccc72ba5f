import type { ReactNode } from 'react'

/** Props of Strip. */
export type StripProps = {
  children: ReactNode
  /** For a strip inside the Content, such as a search field below a large title. The strip scrolls until it reaches the bar. */
  sticky?: boolean
  /** Classes, including the background of the content: `bg-grouped` or `bg-page`. */
  className?: string
}

// Moved up by 1 px to cover the hairline of the bar above, so that the two look like one bar.
const beside =
  'relative isolate mt-[calc(env(safe-area-inset-top)+var(--pb-bar-height)-1px)] [[data-scrolled]~&]:before:opacity-100'
// The strip sticks to the padding of the scroller, which is as high as the bar, and covers the hairline of the bar (1 px).
// iOS: the background appears when the large title has collapsed. Material: when the content is scrolled by a pixel.
const within =
  'sticky isolate -top-px ios:[[data-collapsed]~*_&]:before:opacity-100 material:[[data-scrolled]~*_&]:before:opacity-100'

/**
 * A second bar below the Header, for segments, tabs, or a search field. Use Strip as a child of Page between Header and a
 * Content that starts directly below the strip (`pt-0!`), or, with `sticky`, inside the Content. The strip has the style of a bar
 * over content.
 */
export function Strip({ children, sticky, className = '' }: StripProps) {
  return (
    <div
      data-strip
      className={`z-11 flex-none pt-px before:absolute before:inset-0 before:-z-1 before:border-separator before:opacity-0 before:transition-opacity before:tempo-200 ios-18:before:border-b-hair ios-18:before:bg-bar ios-26:before:top-full ios-26:before:h-4 ios-26:before:bg-linear-to-b ios-26:before:from-(--edge-background,var(--pb-page)) material:before:bg-sc expressive:before:bg-sc-high ${sticky ? within : beside} ${className}`}
    >
      {children}
    </div>
  )
}

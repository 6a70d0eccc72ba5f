import type { ReactNode } from 'react'

/**
 * A bar at the bottom of a page: with a hairline on iOS 18, in the surface container color on Material; around a button of 56 px
 * it is the docked toolbar of Material 3 Expressive, 64 px high.
 */
export function Footer({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-footer
      className={`relative flex-none border-separator pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),1rem)] ios-18:border-t-hair ios-18:bg-bar material:bg-sc expressive:py-1 expressive:pb-[calc(var(--safe-bottom,env(safe-area-inset-bottom))+.25rem)] ${className}`}
    >
      {children}
    </div>
  )
}

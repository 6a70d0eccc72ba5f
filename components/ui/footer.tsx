import type { ReactNode } from 'react'

/**
 * The actions at the bottom of a page. On iOS 26 and in Material 3 Expressive, the content above them fades into the background
 * of the page; on iOS 18 and in Baseline, the actions are in a bar.
 */
export function Footer({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-footer
      className={`pointer-events-none relative flex-none border-separator pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),1rem)] *:pointer-events-auto ios-26:-mt-10 ios-26:bg-linear-to-t ios-26:from-page ios-26:from-70% ios-26:pt-10 ios-18:border-t-hairline ios-18:bg-bar baseline:bg-surface-container expressive:-mt-10 expressive:bg-linear-to-t expressive:from-page expressive:from-70% expressive:pt-10 ${className}`}
    >
      {children}
    </div>
  )
}

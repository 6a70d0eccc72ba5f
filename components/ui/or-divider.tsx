import type { ReactNode } from 'react'

/** Text between two hairlines, such as “or continue with”. */
export function OrDivider({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={`flex items-center gap-3 text-center text-footnote text-secondary-label before:h-hairline before:min-w-4 before:flex-1 before:bg-separator after:h-hairline after:min-w-4 after:flex-1 after:bg-separator ${className}`}
    >
      {children}
    </p>
  )
}

'use client'
import { Link, type LinkProps } from './link'

/** Props of BarButton. */
export type BarButtonProps = {
  children: string
  onClick?: () => void
  href?: string
  direction?: LinkProps['direction']
  /** The action that completes the screen: heavier on iOS. */
  strong?: boolean
}

/** A word as an action of the bar, e.g. Skip. Over a picture it is a pill of glass (iOS) or scrim (Material). */
export function BarButton({ children, onClick, href, direction, strong }: BarButtonProps) {
  const className = `bar-control pressable focus-ring-over flex h-target min-w-target flex-none items-center justify-center whitespace-nowrap rounded-pill text-tint group-data-over/header:text-white ios:px-2 ios:after:hidden ios:active:opacity-40 ios:group-data-over/header:px-4 material:px-3 material:text-button ios:text-[length:min(var(--pb-text-body),1.375rem)] ios:group-data-over/header:font-semibold ${strong ? 'ios:font-semibold' : ''}`
  return href === undefined ? (
    <button type="button" onClick={onClick} className={className}>
      {children}
    </button>
  ) : (
    <Link href={href} direction={direction} className={className}>
      {children}
    </Link>
  )
}

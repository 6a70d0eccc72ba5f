'use client'
import type { ReactNode } from 'react'
import { openFrontPage } from '@/components/site/front/front-state'
import { Link } from '@/components/ui/link'
import { blockPresses } from '@/lib/gesture/block-presses'
import { navigate } from '@/lib/navigation/navigate'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'
import { drawer } from './drawer'

type MenuLinkProps = {
  /** App path. */
  href: string
  /** The current page (`page`), or the item that contains it (`true`). */
  current?: 'page' | 'true'
  className?: string
  children: ReactNode
}

/** A link of the side menu: closes the drawer, and opens its page as root. */
export function MenuLink({ href, current, className, children }: MenuLinkProps) {
  const go = () => {
    if (openFrontPage(href)) return
    const wasDrawerOpen = drawer.isOpen()
    const menuClosed = drawer.close()
    const pageShown = navigate(withFrameQuery(href), { direction: 'root' })
    // Ignores the second tap of a double tap, which would press the new page.
    if (wasDrawerOpen) blockPresses(Promise.allSettled([menuClosed, pageShown]))
  }
  return (
    <Link href={href} direction="root" onNavigate={go} aria-current={current} className={className}>
      {children}
    </Link>
  )
}

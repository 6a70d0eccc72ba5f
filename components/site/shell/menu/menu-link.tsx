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
  /** `page` for a link to the current page, and `true` for a link to the item that contains the current page. */
  current?: 'page' | 'true'
  className?: string
  children: ReactNode
}

/**
 * A link of the side menu. A press opens the page as the root of the stack and closes the drawer. In wide windows, the link to
 * the home page opens the front page instead.
 */
export function MenuLink({ href, current, className, children }: MenuLinkProps) {
  const openPage = () => {
    if (openFrontPage(href)) return
    const wasDrawerOpen = drawer.isOpen()
    const menuClosePromise = drawer.close()
    const navigationPromise = navigate(withFrameQuery(href), { direction: 'root' })
    // Ignores the second tap of a double tap, which would press something on the new page.
    if (wasDrawerOpen) blockPresses(Promise.allSettled([menuClosePromise, navigationPromise]))
  }
  return (
    <Link href={href} handleNavigation={openPage} aria-current={current} className={className}>
      {children}
    </Link>
  )
}

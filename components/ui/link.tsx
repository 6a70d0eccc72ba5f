'use client'
import { engineConfig } from '@patternbook/engine/navigation/configure'
import { withBase } from '@patternbook/engine/navigation/href'
import { navigate, preload } from '@patternbook/engine/navigation/navigate'
import { withFrameQuery } from '@patternbook/engine/navigation/with-frame-query'
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'

/** Props of Link: props of an anchor, and options of the navigation. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter' | 'onPointerDown' | 'onFocus'> & {
  /** App path without the base path, an external URL, or a fragment (`#…`). */
  href: string
  /** Direction of the navigation. Default: `forward`. `root` clears the page stack and has no transition. */
  routerDirection?: 'forward' | 'back' | 'root'
  /** Called instead of navigating to an app path. Not called for external URLs and fragments. */
  handleNavigation?: () => void
}

const isExternal = (href: string) => /^([a-z][a-z+.-]*:|\/\/|#)/i.test(href)

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A link within the page stack. Plain clicks navigate in the app; the browser handles other clicks, external URLs, fragments,
 * and targets except `_self`. The server's HTML has the plain URL; parameters such as `mode` are added before the link is used.
 */
export function Link({ href, routerDirection = 'forward', handleNavigation, onClick, ...rest }: LinkProps) {
  if (isExternal(href)) return <a href={href} onClick={onClick} {...rest} />
  // The app can set its own link component with `configure`.
  const Anchor = engineConfig.Link ?? 'a'
  const prepareLink = (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = withBase(withFrameQuery(href))
    void preload(href)
  }
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    if (handleNavigation) handleNavigation()
    else void navigate(withFrameQuery(href), { direction: routerDirection })
  }
  return (
    <Anchor
      {...rest}
      href={withBase(href)}
      onPointerEnter={prepareLink}
      onPointerDown={prepareLink}
      onFocus={prepareLink}
      onClick={handleClick}
    />
  )
}

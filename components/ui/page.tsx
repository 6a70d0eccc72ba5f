'use client'
import { showRipple } from '@patternbook/engine/animation/ripple'
import { useOwnFrame } from '@patternbook/engine/frame/use-own-frame'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useContentState } from './content-state'
import { Header, type HeaderProps } from './header'
import { PageHeaderContext } from './page-contexts'

/**
 * The root of a screen. Header, Content, and Footer are its direct children. Page fills its frame.
 * @param className classes of the screen, such as its background
 */
export function Page({ children, className = '' }: { children: ReactNode; className?: string }) {
  const frameRef = useOwnFrame()
  const header = Children.toArray(children).find(
    (child): child is ReactElement<HeaderProps> => isValidElement(child) && child.type === Header,
  )
  const headerProps: Partial<HeaderProps> = header?.props ?? {}
  const { largeTitle = false, overPicture = false, title, subtitle } = headerProps
  const { status } = useContentState()
  return (
    <PageHeaderContext
      value={{
        hasHeader: Boolean(header),
        overPicture: status === 'ready' && overPicture,
        largeTitleMode: largeTitle,
        ...(largeTitle && { largeTitle: title, subtitle }),
      }}
    >
      <div
        ref={frameRef}
        data-page
        // `wrap-break-word` breaks words that are wider than their line. Otherwise, the page would clip them.
        className={`absolute inset-0 isolate flex flex-col overflow-hidden wrap-break-word bg-page expressive:[&_[stroke-width='1.75']]:stroke-2 ${className}`}
        onPointerDown={showRipple}
      >
        {children}
      </div>
    </PageHeaderContext>
  )
}

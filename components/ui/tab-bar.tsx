'use client'
import { motionRate, reducedMotion } from '@patternbook/engine/frame/motion'
import { axisOf } from '@patternbook/engine/gesture/axis'
import { navigate } from '@patternbook/engine/navigation/navigate'
import { useBarTone } from '@patternbook/engine/navigation/use-bar-tone'
import { usePageLifecycle } from '@patternbook/engine/navigation/use-page-lifecycle'
import { whenIdleOrInteraction } from '@patternbook/engine/navigation/when-idle-or-interaction'
import { withFrameQuery } from '@patternbook/engine/navigation/with-frame-query'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from './link'
import { Strip } from './strip'
import { tabBarContainerClass, tabClass, tabIndicatorClass, tabRowClass } from './tab-classes'
import { useBottomBarHeight } from './use-bottom-bar-height'
import { useLargeContentViewer } from './use-large-content-viewer'

/** A tab that links to a page. */
export type PageTab = {
  id: string
  title: string
  icon?: ReactNode
  /** App path of the tab's page, such as `/home/`. Without it, the tab is disabled. */
  href?: string
}

type TabBarProps = {
  /** Accessible name: what the tabs belong to. */
  label: string
  tabs: readonly PageTab[]
  /** `id` of the current tab. */
  currentId: string
  /** `top` shows the tabs in a strip below the header; `bar` shows them in a tab bar at the bottom of the page. */
  placement?: 'top' | 'bar'
  /** Shows icons without titles, except in Material 3 Expressive. The title is still the accessible name of the tab. */
  iconsOnly?: boolean
  /** A TabSearch next to a tab bar at the bottom. Only iOS 26 shows it. */
  search?: ReactNode
  /** Classes of the strip (placement `top`), including the background of the content: `bg-grouped` or `bg-page`. */
  className?: string
}

/** Duration of the indicator's movement between tabs, ms. */
const INDICATOR_DURATION_MS = 250

/**
 * The change of tabs in progress: the URL of the new page and the last position of the indicator. Each page has its own tab bar,
 * and the bar of the new page animates its indicator from this position.
 */
let pendingTabChange: { href: string; indicatorPosition: number } | undefined
const setPendingTabChange = (next: typeof pendingTabChange): void => {
  pendingTabChange = next
}

const scrollToTop = (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const content = event.currentTarget.closest('[data-page]')?.querySelector('[data-content]')
  content?.scrollTo({ top: 0, behavior: reducedMotion() ? 'instant' : 'smooth' })
}

/**
 * Tabs that link to pages with their own URLs. The pages keep their state. By default, the tabs are at the bottom of the page: a
 * tab bar on iOS, and a navigation bar on Material. On iOS 26, the tab bar shrinks when the user scrolls down, and its indicator
 * can be dragged. With `placement="top"`, the tabs are segments on iOS and primary tabs on Material. Pressing the current tab
 * scrolls its page to the top. After a change of tabs, the tab of the new page has the focus.
 */
export function TabBar({
  label,
  tabs,
  currentId,
  placement = 'bar',
  iconsOnly,
  search,
  className = '',
}: TabBarProps) {
  const nav = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const indicator = useRef<HTMLLIElement>(null)
  const barContainer = useRef<HTMLDivElement>(null)
  const currentIndex = tabs.findIndex((tab) => tab.id === currentId)
  useBottomBarHeight(barContainer)
  useBarTone(barContainer)
  useLargeContentViewer(indicator)

  useEffect(() => {
    const controller = new AbortController()
    const connect = async () => {
      await whenIdleOrInteraction()
      if (placement !== 'bar') return
      const { connectTabDrag, connectTabBarMinimizer } = await import('@patternbook/engine/gesture/tab-drag')
      const content = row.current?.closest('[data-page]')?.querySelector<HTMLElement>('[data-content]')
      if (!row.current || !content || controller.signal.aborted) return
      controller.signal.addEventListener('abort', connectTabDrag(row.current))
      controller.signal.addEventListener('abort', connectTabBarMinimizer(row.current, content))
    }
    connect().catch(() => undefined)
    return () => controller.abort()
  }, [placement])

  usePageLifecycle({
    onWillEnter: () => row.current?.style.removeProperty('--indicator-position'),
    onDidEnter() {
      if (!nav.current || !pendingTabChange || pendingTabChange.href !== tabs[currentIndex]?.href) return
      const startPosition = pendingTabChange.indicatorPosition
      setPendingTabChange(undefined)
      nav.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
      if (reducedMotion() || !indicator.current?.animate) return
      const { mirrorInRtl } = axisOf(nav.current)
      const keyframeAt = (tabIndex: number) => ({ translate: `${mirrorInRtl(tabIndex * 100)}%` })
      const timing = {
        duration: INDICATOR_DURATION_MS / motionRate(),
        easing: 'cubic-bezier(0.3, 0.7, 0.1, 1)',
      }
      indicator.current.animate([keyframeAt(startPosition), keyframeAt(currentIndex)], timing)
    },
  })

  const openTab = (href: string) => {
    // After a drag, `--indicator-position` is the position at which the indicator was released, which can be between two tabs.
    setPendingTabChange({
      href,
      indicatorPosition: Number(row.current?.style.getPropertyValue('--indicator-position') || currentIndex),
    })
    // If the page has not changed, for example without a connection, the indicator returns to the current tab.
    const resetIndicator = () => row.current?.style.removeProperty('--indicator-position')
    void navigate(withFrameQuery(href), { tab: true }).finally(resetIndicator)
  }

  const list = (
    <ul
      ref={row}
      className={tabRowClass(placement, tabs.length, currentIndex)}
      data-icons-only={iconsOnly || undefined}
    >
      {tabs.map(({ id, title, icon, href }, tabIndex) => {
        const tabContent = (
          <>
            {icon && (
              <span className="grid h-6 place-items-center material:h-8 material:w-16 material:rounded-pill">
                {icon}
              </span>
            )}
            <span
              className={`max-w-full px-0.5 wrap-break-word ${iconsOnly ? 'ios:hidden baseline:hidden' : ''}`}
            >
              {title}
            </span>
          </>
        )
        const tabProps = {
          className: `${tabClass(placement, tabIndex)} w-full`,
          'aria-label': iconsOnly ? title : undefined,
        }
        return (
          <li key={id} className="grid">
            {href ? (
              <Link
                href={href}
                aria-current={id === currentId ? 'page' : undefined}
                onClick={id === currentId ? scrollToTop : undefined}
                handleNavigation={() => openTab(href)}
                {...tabProps}
              >
                {tabContent}
              </Link>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: an anchor without an href cannot be disabled
              // biome-ignore lint/a11y/useFocusableInteractive: it is disabled
              <span role="link" aria-disabled="true" {...tabProps}>
                {tabContent}
              </span>
            )}
          </li>
        )
      })}
      <li ref={indicator} aria-hidden="true" className={tabIndicatorClass(placement)} />
    </ul>
  )
  return placement === 'top' ? (
    <Strip className={className}>
      <nav ref={nav} aria-label={label}>
        {list}
      </nav>
    </Strip>
  ) : (
    <div ref={barContainer} data-tab-bar className={tabBarContainerClass}>
      <nav ref={nav} aria-label={label}>
        {list}
      </nav>
      {search}
    </div>
  )
}

'use client'
import { useBarTone } from '@patternbook/engine/navigation/use-bar-tone'
import { Children, type ReactNode, type UIEvent, useEffect, useId, useRef } from 'react'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Strip } from '@/components/ui/strip'
import { BookOpen } from '@/components/ui/symbols/book-open'
import { Heart } from '@/components/ui/symbols/heart'
import { MessageCircle } from '@/components/ui/symbols/message-circle'
import { User } from '@/components/ui/symbols/user'
import {
  bottomSegmentsContainerClass,
  bottomSegmentsScrollerClass,
  type TabsPlacement,
  tabBarContainerClass,
  tabsScrollerClass,
} from '@/components/ui/tab-classes'
import { useBottomBarHeight } from '@/components/ui/use-bottom-bar-height'
import { TabList } from './tab-list'
import { usePager } from './use-pager'

const icons = { heart: Heart, 'message-circle': MessageCircle, 'book-open': BookOpen, user: User }

type SwipeableTabsPageProps = {
  data: {
    toolbarTitle: string
    segmentHeader: { id: number; text: string; icon?: string }[]
    labels: { segments: string }
  }
  onBack?: () => void
  placement: TabsPlacement
  /** One panel for each tab. */
  children: ReactNode
}

// The header gets `data-scrolled` from the content that scrolls. Here, each panel scrolls, so the selected panel sets it.
const updateHeaderScrolled = (panel: Element) =>
  panel
    .closest('[data-page]')
    ?.querySelector('[data-header]')
    ?.toggleAttribute('data-scrolled', panel.scrollTop > 0)

/** Tab panels that users can swipe, with tabs in one of three places (`placement`). Each panel has its own scroll position. */
export function SwipeableTabsPage({ data, onBack, placement, children }: SwipeableTabsPageProps) {
  const { status } = useContentState()
  const { viewportRef, trackRef, tabListRef, selectedIndex, scrollToPage } = usePager()
  const id = useId()
  const tabBarRef = useRef<HTMLDivElement>(null)
  useBottomBarHeight(tabBarRef)
  useBarTone(tabBarRef)
  useEffect(() => {
    const panel = trackRef.current?.children[selectedIndex]
    if (panel) updateHeaderScrolled(panel)
  }, [trackRef, selectedIndex])
  const isTabListAtTop = placement === 'top'

  const tabList = (
    <TabList
      ref={tabListRef}
      label={data.labels.segments}
      placement={placement}
      selectedIndex={selectedIndex}
      onSelect={scrollToPage}
      tabs={data.segmentHeader.map(({ text, icon }, index) => {
        const Icon = icons[icon as keyof typeof icons]
        return {
          id: `${id}tab${index}`,
          panelId: `${id}panel${index}`,
          title: text,
          icon: Icon && <Icon aria-hidden="true" className={isTabListAtTop ? 'size-5' : 'size-6'} />,
        }
      })}
    />
  )
  return (
    <Page className="bg-grouped! [--scroll-edge-color:var(--pb-grouped)]">
      <Header title={data.toolbarTitle} onBack={onBack} />
      {isTabListAtTop ? (
        <Strip className="bg-grouped">{tabList}</Strip>
      ) : (
        <div className="flex-none pt-[calc(var(--safe-top,0px)+var(--pb-bar-height))]" />
      )}
      {status === 'ready' ? (
        <div ref={viewportRef} className="min-h-0 flex-1 overflow-hidden">
          <div ref={trackRef} className="flex h-full touch-pan-y">
            {Children.map(children, (panel, index) => (
              <div
                id={`${id}panel${index}`}
                role="tabpanel"
                aria-labelledby={`${id}tab${index}`}
                inert={index !== selectedIndex}
                data-content
                onScroll={(event: UIEvent) =>
                  index === selectedIndex && updateHeaderScrolled(event.currentTarget)
                }
                className={`h-full min-w-0 flex-none basis-full overflow-y-auto overscroll-y-contain bg-grouped pb-[max(env(safe-area-inset-bottom),2rem)] ${isTabListAtTop ? '' : tabsScrollerClass} ${placement === 'bottom' ? bottomSegmentsScrollerClass : ''}`}
              >
                <div className="mx-auto w-full max-w-200 px-margin pt-3 material:pt-4">{panel}</div>
              </div>
            ))}
          </div>
        </div>
      ) : (
        <Content grouped className="pt-0!">
          {null}
        </Content>
      )}
      {!isTabListAtTop && (
        <div
          ref={tabBarRef}
          data-tab-bar
          className={placement === 'bottom' ? bottomSegmentsContainerClass : tabBarContainerClass}
        >
          {tabList}
        </div>
      )}
    </Page>
  )
}

'use client'
import { controlLabels } from '@patternbook/engine/data/words'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { SearchField } from '@/components/ui/search-field'
import { BookOpen } from '@/components/ui/symbols/book-open'
import { Heart } from '@/components/ui/symbols/heart'
import { MessageCircle } from '@/components/ui/symbols/message-circle'
import { Send } from '@/components/ui/symbols/send'
import { Users } from '@/components/ui/symbols/users'
import { TabBar } from '@/components/ui/tab-bar'
import { tabsScrollerClass } from '@/components/ui/tab-classes'
import { TabSearch, type TabSearchProps } from '@/components/ui/tab-search'

const icons = {
  'book-open': BookOpen,
  users: Users,
  'message-circle': MessageCircle,
  heart: Heart,
  send: Send,
}

type TabPageProps = {
  /** The title of the page, and all tabs of the bar. Each page has this data, because a visit can start on any tab. */
  data: {
    toolbarTitle: string
    /** `href`: URL of the tab's page. */
    tabs: { id: number; name: string; title: string; icon: string; href?: string }[]
    labels: { tabs: string }
  }
  onBack?: () => void
  /** This tab, e.g. `tab4`: tabs 1–3 belong to the first bar, 4–6 to the second. Tabs 7–9 use TopTabPage. */
  tabName: string
  /** `div` when the content has its own h1. */
  titleAs?: 'h1' | 'div'
  /** Whether the page has the background of grouped lists instead of the normal background of pages. Default: true. */
  grouped?: boolean
  /**
   * The search of the page, and the message if nothing is found. The search is next to the tab bar on iOS 26, and above the
   * content in Material 3 Expressive. Other generations do not show the search.
   */
  search?: TabSearchProps & { noResultsText?: string }
  children: ReactNode
}

/** The page of a tab, with the tab bar at the bottom. The bar of tabs 4–6 shows only icons, except in Material 3 Expressive. */
export function TabPage({ data, onBack, tabName, titleAs, grouped = true, search, children }: TabPageProps) {
  const lang = useContentLang()
  const barIndex = Math.floor((Number(tabName.slice(3)) - 1) / 3)
  const tabs = data.tabs.map(({ name, title, icon, href }) => {
    const Icon = icons[icon as keyof typeof icons]
    return {
      id: name,
      title,
      icon: Icon && <Icon aria-hidden="true" className={icon === 'send' ? 'mirror-rtl size-6' : 'size-6'} />,
      // Tabs from a database may have no URLs.
      href: href ?? `/tab/${barIndex}/tab/${name}/`,
    }
  })

  const { mode, ios, md } = useFrame()
  const hasSearch = mode === 'ios' ? ios === '26' : md === 'expressive'
  const clearSearch = useEffectEvent(() => search?.value && search.onChange(''))
  useEffect(() => {
    if (!hasSearch) clearSearch()
  }, [hasSearch])

  return (
    <Page className={grouped ? 'bg-grouped! [--scroll-edge-color:var(--pb-grouped)]' : ''}>
      <Header title={data.toolbarTitle} titleAs={titleAs} onBack={onBack} />
      <Content grouped={grouped} className={tabsScrollerClass}>
        {search && (
          <>
            <SearchField
              {...search}
              clearLabel={controlLabels[lang].clear}
              className="mx-margin mb-3 ios:hidden baseline:hidden"
            />
            <p role="status" className="px-margin text-center text-secondary-label">
              {search.noResultsText}
            </p>
          </>
        )}
        {children}
      </Content>
      <TabBar
        iconsOnly={barIndex === 1}
        search={search && <TabSearch {...search} />}
        label={data.labels.tabs}
        tabs={tabs}
        currentId={tabName}
      />
    </Page>
  )
}

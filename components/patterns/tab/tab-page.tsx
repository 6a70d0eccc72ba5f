'use client'
import { Heart, MapPin, MessageCircle, Newspaper, Package, Send, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { TabBar } from '@/components/ui/tab-bar'
import { aboveTabs } from '@/components/ui/tab-look'

const icons = {
  newspaper: Newspaper,
  users: Users,
  'message-circle': MessageCircle,
  heart: Heart,
  send: Send,
  package: Package,
  'map-pin': MapPin,
}

type TabPageProps = {
  /** Title of the page, and the tabs of the bar, which every tab needs because it can be the first page of a visit. */
  data: {
    toolbarTitle: string
    /** `href`: the page of the tab. */
    tabs: { id: number; name: string; title: string; icon: string; href?: string }[]
    labels: { tabs: string }
  }
  onBack?: () => void
  /** This tab, e.g. `tab4`: tabs 1–3 belong to the first bar, 4–6 to the second, 7–9 to the third. */
  tab: string
  /** `div` when the content has its own h1. */
  titleAs?: 'h1' | 'div'
  /** White background on iOS, for reading. */
  plain?: boolean
  /** A TabSearch next to the tab bar at the bottom. */
  search?: ReactNode
  children: ReactNode
}

/** The page of a tab. First bar: text at the bottom. Second bar: icons at the bottom. Third bar: text at the top. */
export function TabPage({ data, onBack, tab, titleAs, plain, search, children }: TabPageProps) {
  const bar = Math.floor((Number(tab.slice(3)) - 1) / 3)
  const top = bar === 2
  const ground = plain ? 'bg-page' : 'bg-grouped'
  const tabs = data.tabs.map(({ name, title, icon, href }) => {
    const Icon = icons[icon as keyof typeof icons]
    return {
      id: name,
      title,
      icon: !top && Icon && (
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 rtl:[&.lucide-send]:-scale-x-100" />
      ),
      // Data in a database may have no addresses.
      href: href ?? `/tab/${bar}/tab/${name}/`,
    }
  })

  const shared = { label: data.labels.tabs, tabs, current: tab }
  return (
    <Page className={plain ? '' : 'bg-grouped!'}>
      <Header title={data.toolbarTitle} titleAs={titleAs} onBack={onBack} />
      {top && <TabBar place="top" className={ground} {...shared} />}
      <Content grouped={!plain} className={top ? 'pt-0!' : aboveTabs}>
        {children}
      </Content>
      {!top && <TabBar bare={bar === 1} search={search} {...shared} />}
    </Page>
  )
}

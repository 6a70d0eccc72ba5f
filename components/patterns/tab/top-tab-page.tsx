import type { ReactNode } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { TabBar } from '@/components/ui/tab-bar'

type TopTabPageProps = {
  /** The title of the page, and all tabs of the bar. Each page has this data, because a visit can start on any tab. */
  data: {
    toolbarTitle: string
    /** `href`: URL of the tab's page. */
    tabs: { name: string; title: string; href?: string }[]
    labels: { tabs: string }
  }
  onBack?: () => void
  /** This tab: `tab7`, `tab8`, or `tab9`. */
  tabName: string
  /** `div` when the content has its own h1. */
  titleAs?: 'h1' | 'div'
  children: ReactNode
}

/** The page of a tab. The tab bar is at the top, and its tabs have no icons. */
export function TopTabPage({ data, onBack, tabName, titleAs, children }: TopTabPageProps) {
  // Tabs from a database may have no URLs.
  const tabs = data.tabs.map(({ name, title, href = `/tab/2/tab/${name}/` }) => ({ id: name, title, href }))
  return (
    <Page className="bg-grouped! [--scroll-edge-color:var(--pb-grouped)]">
      <Header title={data.toolbarTitle} titleAs={titleAs} onBack={onBack} />
      <TabBar
        placement="top"
        className="bg-grouped"
        label={data.labels.tabs}
        tabs={tabs}
        currentId={tabName}
      />
      <Content grouped className="pt-0!">
        {children}
      </Content>
    </Page>
  )
}

'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/catalog.json'
import { ScreenGrid } from './screen-grid'
import { SectionIntro } from './section-intro'
import { sections } from './sections.generated'
import { SubsectionGrid } from './subsection-grid'

/** Titles and descriptions of sections and screens. */
export type CatalogData = {
  sections: Readonly<Record<string, CatalogSection | undefined>>
  /** Titles of screens by ID. */
  screenTitles: Readonly<Record<string, string>>
  /** Descriptions of screens by ID. */
  descriptions: Readonly<Record<string, string>>
  labels: (typeof english)['labels']
}

type CatalogSection = {
  title: string
  description: string
  hero?: { overline: string; title: string; image: string; imageAlt: string }
}

/** Props of Items. */
export type ItemsProps = {
  /** Key of the listed section. */
  sectionKey?: string
  /** Titles and descriptions. Default: those of the site. */
  data?: CatalogData
  /** Called when the menu button is pressed. Default: dispatches the document event `patternbook:open-menu`. */
  onMenu?: () => void
  /** Called with the ID of the pressed screen or the key of the pressed section. Default: opens its page, such as `/login/0/`. */
  onSelect?: (id: string) => void
}

/** The page of a section: its screens or, for a section such as List Views, the sections that it contains. */
export default function Items({ sectionKey = 'login', data = english, onMenu, onSelect }: ItemsProps) {
  const lang = useContentLang()
  const section = data.sections[sectionKey]
  const { icon = '', screens = [], subsectionKeys = [] } = sections[sectionKey] ?? {}
  return (
    <Page>
      <Header title={section?.title ?? ''} largeTitle back="menu" onMenu={onMenu} />
      <Content grouped>
        {subsectionKeys.length > 0 ? (
          <SubsectionGrid sectionKey={sectionKey} data={data} lang={lang} onSelect={onSelect} />
        ) : (
          <>
            <SectionIntro
              description={section?.description ?? ''}
              countText={interpolate(data.labels.screens, { number: screens.length }, lang)}
            />
            <ScreenGrid
              sectionKey={sectionKey}
              icon={icon}
              screens={screens}
              titles={{ textview: data.labels.all, ...data.screenTitles }}
              descriptions={data.descriptions}
              comingSoonLabel={data.labels.comingSoon}
              onSelect={onSelect}
            />
          </>
        )}
      </Content>
    </Page>
  )
}

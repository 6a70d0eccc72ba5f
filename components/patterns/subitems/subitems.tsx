'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/catalog.json'
import type { CatalogData } from '../items/items'
import { ScreenGrid } from '../items/screen-grid'
import { SectionIntro } from '../items/section-intro'
import { sections } from '../items/sections.generated'

/** Props of Subitems. */
export type SubitemsProps = {
  /** Key of the section whose screens are listed. */
  sectionKey?: string
  /** Titles and descriptions. Default: those of the site. */
  data?: CatalogData
  /** Called when the back button is pressed. Default: goes back in the history; if it is empty, to the parent section. */
  onBack?: () => void
  /** Called with the ID of the screen that was pressed. Default: opens its page, such as `/login/0/`. */
  onSelect?: (id: string) => void
}

/** The screens of a section that is part of another section. */
export default function Subitems({
  sectionKey = 'expandable',
  data = english,
  onBack,
  onSelect,
}: SubitemsProps) {
  const lang = useContentLang()
  const { icon = '', parentKey = '', screens = [] } = sections[sectionKey] ?? {}
  const { title = '', description = '' } = data.sections[sectionKey] ?? {}
  return (
    <Page>
      <Header
        title={title}
        largeTitle
        back={{ href: `/items/${parentKey}/`, label: data.sections[parentKey]?.title }}
        onBack={onBack}
      />
      <Content grouped>
        <SectionIntro
          description={description}
          countText={interpolate(data.labels.screens, { number: screens.length }, lang)}
        />
        <ScreenGrid
          sectionKey={sectionKey}
          icon={icon}
          screens={screens}
          titles={data.screenTitles}
          descriptions={data.descriptions}
          comingSoonLabel={data.labels.comingSoon}
          onSelect={onSelect}
        />
      </Content>
    </Page>
  )
}

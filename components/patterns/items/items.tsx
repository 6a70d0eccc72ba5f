'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/catalogue.json'
import { Hub } from './hub'
import { SectionIntro } from './section-intro'
import { sections } from './sections.generated'
import { VariantList } from './variant-list'

/** Titles and descriptions of sections and screens. */
export type CatalogueData = {
  sections: Readonly<Record<string, CatalogueSection | undefined>>
  /** Titles of screens by id. */
  variants: Readonly<Record<string, string>>
  /** A sentence about each screen by id. */
  descriptions: Readonly<Record<string, string>>
  labels: (typeof english)['labels']
}

type CatalogueSection = {
  title: string
  description: string
  hero?: { overline: string; title: string; image: string; imageAlt: string }
}

/** Props of Items. */
export type ItemsProps = {
  /** Key of the listed section. */
  type?: string
  /** Titles and descriptions. Default: those of the site. */
  data?: CatalogueData
  /** Called when the menu button is pressed. Default: opens the side menu of the site. */
  onMenu?: () => void
  /** Called with the id of the screen or section that was pressed. Default: opens the page of that screen or section on the site. */
  onSelect?: (id: string) => void
}

/** The page of a section: its screens, or the sections that it contains (list views). */
export default function Items({ type = 'login', data = english, onMenu, onSelect }: ItemsProps) {
  const lang = useLang()
  const section = data.sections[type]
  const { icon = '', screens = [], sections: subsections = [] } = sections[type] ?? {}
  const { coming } = data.labels
  return (
    <Page>
      <Header title={section?.title ?? ''} large back="menu" onMenu={onMenu} />
      <Content grouped>
        {subsections.length > 0 ? (
          <Hub section={type} data={data} lang={lang} onSelect={onSelect} />
        ) : (
          <>
            <SectionIntro
              description={section?.description ?? ''}
              count={interpolate(data.labels.screens, { number: screens.length }, lang)}
            />
            <VariantList
              section={type}
              icon={icon}
              screens={screens}
              titles={{ textview: data.labels.all, ...data.variants }}
              descriptions={data.descriptions}
              comingLabel={coming}
              onSelect={onSelect}
            />
          </>
        )}
      </Content>
    </Page>
  )
}

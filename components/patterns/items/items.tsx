'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/catalogue.json'
import { fill } from '@/lib/data/fill'
import type { Catalogue } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { childrenOf, menu, sectionOf } from '@/lib/site/catalogue'
import { Hub } from './hub'
import { SectionIntro } from './section-intro'
import { VariantList } from './variant-list'

/**
 * The page of one entry of the menu: its screens, or the patterns beneath it.
 * @param type key of the section in the catalogue
 */
export default function Items({ type = '' }: { type?: string }) {
  const sample = useSample<Catalogue>('catalogue', english)
  const { data, lang } = sample
  const section = data.sections[type]
  const entry = menu.find((candidate) => candidate.key === type)
  const variants = sectionOf(type)?.variants ?? [{ id: 'textview', title: data.labels.all, ready: true }]
  const { coming } = data.labels
  return (
    <Page>
      <Header title={section?.title ?? ''} large back="menu" />
      <Content state={sample} grouped>
        {childrenOf(type).length > 0 ? (
          <Hub type={type} data={data} lang={lang} />
        ) : (
          <>
            <SectionIntro
              section={type}
              icon={entry?.icon ?? ''}
              description={section?.description ?? ''}
              count={fill(data.labels.screens, { number: variants.length }, lang)}
            />
            <VariantList variants={variants} titles={data.variants} coming={coming} lang={lang} />
          </>
        )}
      </Content>
    </Page>
  )
}

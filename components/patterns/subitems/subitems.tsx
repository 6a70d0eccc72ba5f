'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/catalogue.json'
import { fill } from '@/lib/data/fill'
import type { Catalogue } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { sectionOf } from '@/lib/site/catalogue'
import { SectionIntro } from '../items/section-intro'
import { VariantList } from '../items/variant-list'

/**
 * The screens of one of the list views.
 * @param type key of the section in the catalogue
 */
export default function Subitems({ type = '' }: { type?: string }) {
  const sample = useSample<Catalogue>('catalogue', english)
  const { data, lang } = sample
  const section = sectionOf(type)
  const { title = '', description = '' } = data.sections[type] ?? {}
  const variants = section?.variants ?? []
  return (
    <Page>
      <Header
        title={title}
        large
        back={{ href: `/items/${section?.parent}/`, label: data.sections[section?.parent ?? '']?.title }}
      />
      <Content state={sample} grouped>
        <SectionIntro
          section={type}
          icon={section?.icon ?? ''}
          description={description}
          count={fill(data.labels.screens, { number: variants.length }, lang)}
        />
        <VariantList variants={variants} titles={data.variants} coming={data.labels.coming} lang={lang} />
      </Content>
    </Page>
  )
}

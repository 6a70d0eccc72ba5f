'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/textview.json'
import type { Textview as TextViewData } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { ButtonSamples } from './button-samples'
import { IconSamples } from './icon-samples'
import { TypeSamples } from './type-samples'

/** Type, buttons and icons of the platform on one page. */
export default function TextView() {
  const sample = useSample<TextViewData>('textview', english)
  const { toolbarTitle, typography, spans, buttons, icons } = sample.data
  return (
    <Page>
      <Header title={toolbarTitle} large="ios" back={{ href: '/items/textViews/', label: 'Typography' }} />
      <Content sample={sample} grouped>
        <TypeSamples typography={typography} spans={spans} />
        <ButtonSamples {...buttons} />
        <IconSamples {...icons} />
      </Content>
    </Page>
  )
}

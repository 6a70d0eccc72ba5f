'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/textview.json'
import { ButtonSamples } from './button-samples'
import { IconSamples } from './icon-samples'
import { TypeSamples } from './type-samples'

type TextviewData = typeof english

/** Type, buttons and icons of the platform on one page. */
export default function TextView({ data = english }: { data?: TextviewData }) {
  const { toolbarTitle, typography, spans, buttons, icons } = data
  return (
    <Page>
      <Header title={toolbarTitle} large="ios" back={{ href: '/items/textViews/', label: 'Typography' }} />
      <Content grouped>
        <TypeSamples typography={typography} spans={spans} />
        <ButtonSamples {...buttons} />
        <IconSamples {...icons} />
      </Content>
    </Page>
  )
}

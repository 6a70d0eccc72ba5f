'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/textview.json'
import { ButtonSamples } from './button-samples'
import { IconSamples } from './icon-samples'
import { TypeSamples } from './type-samples'

/** Props of TextView. */
export type TextViewProps = ScreenProps<typeof english>

/** Text styles, buttons, and icons of the platform on one page. */
export default function TextView({ data = english, onBack }: TextViewProps) {
  const { toolbarTitle, typography, spans, buttons, icons } = data
  return (
    <Page>
      <Header title={toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <TypeSamples typography={typography} spans={spans} />
        <ButtonSamples {...buttons} />
        <IconSamples {...icons} />
      </Content>
    </Page>
  )
}

'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/textview.json'
import { ButtonSamples } from './button-samples'
import { IconSamples } from './icon-samples'
import { TramStopSign } from './tram-stop-sign'
import { TypographySamples } from './typography-samples'

/** Props of TextView. */
export type TextViewProps = ScreenProps<typeof english>

/** An article about the signs of a tram line. Each sign has its own text style; samples of buttons and icons follow. */
export default function TextView({ data = english, onBack }: TextViewProps) {
  const { typography, textSizes, buttons, icons } = data
  return (
    <Page>
      <Header title={data.toolbarTitle} overPicture onBack={onBack} />
      <Content>
        <div className="relative flex-none text-body">
          <PhotoHeader src={data.headerImage} alt={data.headerImageAlt} className="min-h-[36cqh]" />
          <TramStopSign {...data.sign} />
        </div>
        <article className="mx-auto flex w-full max-w-160 flex-none flex-col gap-9 px-margin pt-5">
          <TypographySamples typography={typography} textSizes={textSizes} />
          <ButtonSamples {...buttons} />
          <IconSamples {...icons} />
        </article>
      </Content>
    </Page>
  )
}

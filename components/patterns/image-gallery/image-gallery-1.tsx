'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/imageGallery/layout2.json'
import { PhotoGrid } from './photo-grid'

/** Props of ImageGallery1. */
export type ImageGallery1Props = ScreenProps<typeof english>

/** Bare pictures, edge to edge; each opens in full. */
export default function ImageGallery1({ data = english, onBack }: ImageGallery1Props) {
  return (
    <Page>
      <Header title={data.toolbarTitle} onBack={onBack} />
      <Content>
        <PhotoGrid photos={data.items} place={{ layout: 1, tile: 1 }} flat open={data.labels.open} />
      </Content>
    </Page>
  )
}

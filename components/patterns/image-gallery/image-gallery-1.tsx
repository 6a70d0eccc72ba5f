'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/imageGallery/layout2.json'
import type { ImageGallery2 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { PhotoGrid } from './photo-grid'

/** Bare pictures, edge to edge; each opens in full. */
export default function ImageGallery1Screen() {
  const sample = useSample<ImageGallery2>('imageGallery/layout2', english)
  const { data } = sample

  return (
    <Page>
      <Header title={data.toolbarTitle} back={{ href: '/items/imageGallery/', label: 'Image Gallery' }} />
      <Content sample={sample}>
        <PhotoGrid photos={data.items} place={{ layout: 1, tile: 1 }} flat open={data.labels.open} />
      </Content>
    </Page>
  )
}

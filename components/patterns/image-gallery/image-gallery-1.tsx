'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/imageGallery/layout2.json'
import { PhotoGrid } from './photo-grid'

type ImageGallery1Data = typeof english

/** Bare pictures, edge to edge; each opens in full. */
export default function ImageGallery1Screen({ data = english }: { data?: ImageGallery1Data }) {
  return (
    <Page>
      <Header title={data.toolbarTitle} back={{ href: '/items/imageGallery/', label: 'Image Gallery' }} />
      <Content>
        <PhotoGrid photos={data.items} place={{ layout: 1, tile: 1 }} flat open={data.labels.open} />
      </Content>
    </Page>
  )
}

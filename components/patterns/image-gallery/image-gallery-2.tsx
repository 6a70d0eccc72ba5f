'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/imageGallery/layout3.json'
import { AlbumGrid } from './album-grid'

type ImageGallery2Data = typeof english

/** Albums, one for each dog. */
export default function ImageGallery2({ data = english }: { data?: ImageGallery2Data }) {
  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/imageGallery/', label: 'Image Gallery' }}
      />
      <Content>
        <AlbumGrid layout={2} items={data.items} labels={data.labels} />
      </Content>
    </Page>
  )
}

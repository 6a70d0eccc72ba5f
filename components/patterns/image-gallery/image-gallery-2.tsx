'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/imageGallery/layout3.json'
import type { ImageGallery3 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { AlbumGrid } from './album-grid'

/** Albums, one for each dog. */
export default function ImageGallery2() {
  const sample = useSample<ImageGallery3>('imageGallery/layout3', english)
  const { data } = sample

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/imageGallery/', label: 'Image Gallery' }}
      />
      <Content sample={sample}>
        <AlbumGrid layout={2} items={data.items} labels={data.labels} />
      </Content>
    </Page>
  )
}

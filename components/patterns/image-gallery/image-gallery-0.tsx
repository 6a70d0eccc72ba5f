'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/imageGallery/layout1.json'
import { fill } from '@/lib/data/fill'
import type { ImageGallery1 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { AlbumGrid } from './album-grid'

/** Albums that tell how many pictures they hold. */
export default function ImageGallery0() {
  const sample = useSample<ImageGallery1>('imageGallery/layout1', english)
  const { data, lang } = sample
  const count = (number: number) => fill(data.labels.images, { number }, lang)

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/imageGallery/', label: 'Image Gallery' }}
      />
      <Content sample={sample}>
        <AlbumGrid layout={0} items={data.items} labels={data.labels} count={count} />
      </Content>
    </Page>
  )
}

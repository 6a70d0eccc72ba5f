'use client'
import { fill } from '@patternbook/engine/data/fill'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/imageGallery/layout1.json'
import { AlbumGrid } from './album-grid'

type ImageGallery0Data = typeof english

/** Albums that tell how many pictures they hold. */
export default function ImageGallery0({ data = english }: { data?: ImageGallery0Data }) {
  const lang = useLang()
  const count = (number: number) => fill(data.labels.images, { number }, lang)

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        back={{ href: '/items/imageGallery/', label: 'Image Gallery' }}
      />
      <Content>
        <AlbumGrid layout={0} items={data.items} labels={data.labels} count={count} />
      </Content>
    </Page>
  )
}

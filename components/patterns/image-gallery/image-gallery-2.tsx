'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/imageGallery/layout3.json'
import { type AlbumCallbacks, AlbumGrid } from './album-grid'

/** Props of ImageGallery2. */
export type ImageGallery2Props = ScreenProps<typeof english> & AlbumCallbacks

/** Albums, one for each dog. */
export default function ImageGallery2({ data = english, onBack, ...callbacks }: ImageGallery2Props) {
  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" onBack={onBack} />
      <Content>
        <AlbumGrid layout={2} items={data.items} labels={data.labels} className="*:min-h-60" {...callbacks} />
      </Content>
    </Page>
  )
}

'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/imageGallery/layout1.json'
import { type AlbumCallbacks, AlbumGrid } from './album-grid'

/** Props of ImageGallery0. */
export type ImageGallery0Props = ScreenProps<typeof english> & AlbumCallbacks

// The first and the last album fill a row. In wide frames (three columns), only the first is larger: two by two cells.
const tileSizesClass =
  '*:min-h-42 *:first:col-span-full *:first:min-h-52 *:last:col-span-full *:last:min-h-52 tablet:*:first:col-span-2 tablet:*:first:row-span-2 tablet:*:last:col-span-1'

/** Albums, each with its number of photos. */
export default function ImageGallery0({ data = english, onBack, ...callbacks }: ImageGallery0Props) {
  const lang = useContentLang()
  const formatCount = (number: number) => interpolate(data.labels.images, { number }, lang)

  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content>
        <AlbumGrid
          screenIndex={0}
          items={data.items}
          labels={data.labels}
          formatCount={formatCount}
          className={tileSizesClass}
          {...callbacks}
        />
      </Content>
    </Page>
  )
}

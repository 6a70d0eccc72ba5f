'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/imageGallery/layout2.json'
import type { Photo } from './gallery-location'
import { PhotoGrid } from './photo-grid'

/** Props of ImageGallery1. */
export type ImageGallery1Props = ScreenProps<typeof english> & {
  /** Called with the photo that was pressed. Default: opens the photo in the viewer. */
  onSelect?: (photo: Photo) => void
}

// Three columns. Four rows are about as high as the frame without the bar, or higher. The first photo spans two columns and two
// rows, and the last photo spans two columns.
const mosaicClass =
  'auto-rows-[max(min(45cqw,18rem),calc((100cqh-var(--pb-bar-height)-1.5rem)/4))] grid-cols-3! *:h-auto! *:first:col-span-2 *:first:row-span-2 *:last:col-span-2'

/** A mosaic of photos that fills the page. By default, tapping a photo opens it in the viewer. */
export default function ImageGallery1({ data = english, onBack, onSelect }: ImageGallery1Props) {
  return (
    <Page>
      <Header title={data.toolbarTitle} onBack={onBack} />
      <Content>
        <PhotoGrid
          photos={data.items}
          location={{ screenIndex: 1, tileId: 1 }}
          tilesArePhotos
          openLabel={data.labels.open}
          onSelect={onSelect}
          className={mosaicClass}
        />
      </Content>
    </Page>
  )
}

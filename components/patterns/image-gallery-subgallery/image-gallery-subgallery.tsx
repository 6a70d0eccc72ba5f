'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/imageGallery/layout1.json'
import { type AlbumPageProps, albumOf } from '../image-gallery/album-page'
import { AlbumPending } from '../image-gallery/album-pending'
import type { Photo } from '../image-gallery/gallery-location'
import { pendingLook } from '../image-gallery/pending-look'
import { PhotoGrid } from '../image-gallery/photo-grid'

/** Props of ImageGallerySubgallery. */
export type ImageGallerySubgalleryProps = AlbumPageProps & {
  /** Called with the photo that was pressed. Default: opens the site's page of the photo. */
  onSelect?: (photo: Photo) => void
}

/** The photos of an album. */
export default function ImageGallerySubgallery({
  data = english,
  location: albumLocation,
  album = albumOf(data, albumLocation),
  flat = false,
  status = 'ready',
  onBack,
  onSelect,
}: ImageGallerySubgalleryProps) {
  const lang = useLang()
  const count = 'images' in data.labels ? data.labels.images : undefined
  const look = pendingLook(status === 'pending')

  return (
    <Page className={look.page}>
      <Header
        title={album.title}
        subtitle={
          count && status === 'ready' ? interpolate(count, { number: album.photos.length }, lang) : undefined
        }
        large="ios"
        onBack={onBack}
      />
      <Content>
        {status === 'pending' && <AlbumPending />}
        {status === 'missing' && (
          <p role="status" className="flex-none px-margin pb-3 text-label-2 text-subhead">
            {data.labels.missing}
          </p>
        )}
        <PhotoGrid
          photos={album.photos}
          location={albumLocation ?? { layout: 0, tile: 1 }}
          flat={flat}
          openLabel={data.labels.open}
          onSelect={onSelect}
          isFinal={status === 'ready'}
          className={look.photos}
        />
      </Content>
    </Page>
  )
}

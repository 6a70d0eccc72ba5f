'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import english from '@/data/imageGallery/layout1.json'
import { AlbumLoading } from '../image-gallery/album-loading'
import { type AlbumPageProps, albumAtOrFirst } from '../image-gallery/album-page'
import type { Photo } from '../image-gallery/gallery-location'
import { pendingAlbumClasses } from '../image-gallery/pending-album-classes'
import { PhotoGrid } from '../image-gallery/photo-grid'

/** Props of ImageGallerySubgallery. */
export type ImageGallerySubgalleryProps = AlbumPageProps & {
  /** Called with the photo that was pressed. Default: opens the photo in the viewer. */
  onSelect?: (photo: Photo) => void
}

/** The photos of an album. */
export default function ImageGallerySubgallery({
  data = english,
  location: albumLocation,
  album = albumAtOrFirst(data, albumLocation),
  tilesArePhotos = false,
  status = 'ready',
  onBack,
  onSelect,
}: ImageGallerySubgalleryProps) {
  const lang = useContentLang()
  const countTemplate = 'images' in data.labels ? data.labels.images : undefined
  const pendingClasses = pendingAlbumClasses(status === 'pending')

  return (
    <Page className={pendingClasses.page}>
      <Header
        title={album.title}
        subtitle={
          countTemplate && status === 'ready'
            ? interpolate(countTemplate, { number: album.photos.length }, lang)
            : undefined
        }
        largeTitle="ios"
        onBack={onBack}
      />
      <Content>
        {status === 'pending' && <AlbumLoading />}
        {status === 'missing' && (
          <p role="status" className="flex-none px-margin pb-3 text-secondary-label text-subhead">
            {data.labels.missing}
          </p>
        )}
        <PhotoGrid
          photos={album.photos}
          location={albumLocation ?? { screenIndex: 0, tileId: 1 }}
          tilesArePhotos={tilesArePhotos}
          openLabel={data.labels.open}
          onSelect={onSelect}
          isAlbumResolved={status === 'ready'}
          className={pendingClasses.photos}
        />
      </Content>
    </Page>
  )
}

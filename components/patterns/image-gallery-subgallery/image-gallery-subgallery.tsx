'use client'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { AlbumPending, pendingLook } from '../image-gallery/album-pending'
import { SUBGALLERY } from '../image-gallery/gallery-param'
import { PhotoGrid } from '../image-gallery/photo-grid'
import { useAlbum } from '../image-gallery/use-album'

/** The photos of the album that the address names. */
export default function ImageGallerySubgallery() {
  const { sample, place, album, flat, missing, pending } = useAlbum(SUBGALLERY)
  const look = pendingLook(pending)

  return (
    <Page className={look.page}>
      <Header
        title={album.title}
        large="ios"
        back={{ href: `/image-gallery/${place.layout}/`, label: sample.data.toolbarTitle }}
      />
      <Content state={sample}>
        {pending && <AlbumPending />}
        {(missing || pending) && (
          <p role="status" className={`flex-none px-margin pb-3 text-label-2 text-subhead ${look.photos}`}>
            {sample.data.labels.missing}
          </p>
        )}
        <PhotoGrid
          photos={album.photos}
          place={place}
          flat={flat}
          open={sample.data.labels.open}
          sure={!(missing || pending)}
          className={look.photos}
        />
      </Content>
    </Page>
  )
}

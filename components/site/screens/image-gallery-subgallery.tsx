'use client'
import { SUBGALLERY_PATH } from '@/components/patterns/image-gallery/gallery-param'
import ImageGallerySubgallery from '@/components/patterns/image-gallery-subgallery/image-gallery-subgallery'
import { PageParentContext } from '@/components/ui/page-contexts'
import { SampleDataStates } from './sample-data-states'
import { useAlbum } from './use-album'

/** The page of one album: shows the photos of the album that the URL's `gallery` parameter names. */
export default function SiteSubgallery() {
  const { sample, galleryLocation, album, tilesArePhotos, isMissing, isPending } = useAlbum(SUBGALLERY_PATH)
  const parent = { href: `/image-gallery/${galleryLocation.screenIndex}/`, label: sample.data.toolbarTitle }
  return (
    <SampleDataStates id="image-gallery-subgallery" state={sample}>
      <PageParentContext value={parent}>
        <ImageGallerySubgallery
          data={sample.data}
          location={galleryLocation}
          album={album}
          tilesArePhotos={tilesArePhotos}
          status={isPending ? 'pending' : isMissing ? 'missing' : 'ready'}
        />
      </PageParentContext>
    </SampleDataStates>
  )
}

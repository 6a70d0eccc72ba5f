'use client'
import { useCallback } from 'react'
import FullImageGallery from '@/components/patterns/full-image-gallery/full-image-gallery'
import {
  formatGalleryLocation,
  type Photo,
  photoLocation,
} from '@/components/patterns/image-gallery/gallery-location'
import {
  FULL_IMAGE_GALLERY_PATH,
  requestGalleryParam,
  SUBGALLERY_PATH,
} from '@/components/patterns/image-gallery/gallery-param'
import { PageParentContext } from '@/components/ui/page-contexts'
import { navigate } from '@/lib/navigation/navigate'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'
import { SampleDataStates } from './sample-data-states'
import { useAlbum } from './use-album'

/** The page of one photo: shows the photo that the URL's `gallery` parameter names, and can show the others in the album. */
export default function SiteFullImageGallery() {
  const { sample, galleryLocation, album, tilesArePhotos, isMissing, isPending } =
    useAlbum(FULL_IMAGE_GALLERY_PATH)
  const { screenIndex, tileId } = galleryLocation
  const href = tilesArePhotos
    ? `/image-gallery/${screenIndex}/`
    : `${SUBGALLERY_PATH}?gallery=${formatGalleryLocation({ screenIndex, tileId })}`
  const showPhoto = useCallback(
    ({ id }: Photo) => {
      const param = formatGalleryLocation(photoLocation({ screenIndex, tileId }, id, tilesArePhotos))
      requestGalleryParam(FULL_IMAGE_GALLERY_PATH, param)
      void navigate(withFrameQuery(`${FULL_IMAGE_GALLERY_PATH}?gallery=${param}`), { replace: true })
    },
    [screenIndex, tileId, tilesArePhotos],
  )
  return (
    <SampleDataStates id="full-image-gallery" state={sample}>
      <PageParentContext value={{ href, label: album.title }}>
        <FullImageGallery
          data={sample.data}
          location={galleryLocation}
          album={album}
          tilesArePhotos={tilesArePhotos}
          status={isPending ? 'pending' : isMissing ? 'missing' : 'ready'}
          onChange={showPhoto}
        />
      </PageParentContext>
    </SampleDataStates>
  )
}

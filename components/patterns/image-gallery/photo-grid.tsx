'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { formatGalleryLocation, type GalleryLocation, type Photo, photoLocation } from './gallery-location'
import { FULL_IMAGE_GALLERY_PATH, requestGalleryParam } from './gallery-param'

/** Classes of a grid: three columns in wide frames, and gaps of 2 px on iOS and 8 px on Material. */
export const gridClass = 'grid flex-none tablet:grid-cols-3! ios:gap-0.5 material:gap-2 material:px-margin'
/** Classes of a grid tile. */
export const tileClass = 'relative isolate overflow-hidden bg-fill'

type PhotoGridProps = {
  photos: readonly Photo[]
  /** Location of the album in the galleries. */
  location: GalleryLocation
  /** True if the tiles of the gallery are photos, not albums. */
  tilesArePhotos: boolean
  /** Accessible name of a tile, with the placeholder `{title}`. */
  openLabel: string
  /** Called with the photo that was pressed. Default: opens the photo in the viewer. */
  onSelect?: (photo: Photo) => void
  /** False until the URL has been read, and if it names an unknown album. If false, all photos load lazily. */
  isAlbumResolved?: boolean
  className?: string
}

/** The photos of an album. By default, tapping a photo opens it in the viewer. */
export function PhotoGrid({
  photos,
  location: albumLocation,
  tilesArePhotos,
  openLabel,
  onSelect,
  isAlbumResolved = true,
  className = '',
}: PhotoGridProps) {
  return (
    <ul className={`${gridClass} grid-cols-2 ${className}`}>
      {photos.map((photo, index) => {
        const galleryParam = formatGalleryLocation(photoLocation(albumLocation, photo.id, tilesArePhotos))
        return (
          <li key={photo.id} className={`${tileClass} h-37.5 material:rounded-thumbnail`}>
            <Link
              href={`${FULL_IMAGE_GALLERY_PATH}?gallery=${galleryParam}`}
              onClick={() => requestGalleryParam(FULL_IMAGE_GALLERY_PATH, galleryParam)}
              handleNavigation={onSelect && (() => onSelect(photo))}
              aria-label={interpolate(openLabel, { title: photo.title })}
              data-photo={galleryParam}
              className="pressable block size-full rounded-[inherit] focus-ring-above"
            >
              <Picture
                src={photo.image}
                alt={photo.imageAlt}
                eager={isAlbumResolved && index < 8}
                ratio="fill"
                sizes="(min-width: 600px) 33vw, 50vw"
              />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

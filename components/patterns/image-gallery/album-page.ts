import { type Album, albumAt, type Gallery, type GalleryLocation } from './gallery-location'

/** Props of the screens that show the photos of one album. */
export type AlbumPageProps = {
  /** The gallery that contains the album, in the format of its JSON file. */
  data?: Gallery
  /** Location of the album in the galleries. Default: the first album. */
  location?: GalleryLocation
  /** The album itself. Default: the album at `location`. */
  album?: Album
  /** True if the tiles of the gallery are photos, not albums. */
  tilesArePhotos?: boolean
  /** `missing`: no such album or photo, so the first one is shown. `pending`: the URL has not been read. Default: `ready`. */
  status?: 'ready' | 'missing' | 'pending'
  /** Called when the back button is pressed. Default: goes back in the history. */
  onBack?: () => void
}

const NO_ALBUM: Album = { title: '', photos: [], photoIndex: 0 }

/**
 * Returns the album at a location of a gallery, the first album if no album is there, or an empty album if the gallery is empty.
 * @param location location of the album; its `screenIndex` is ignored, because `gallery` is the gallery of one screen
 */
export const albumAtOrFirst = (gallery: Gallery, location?: GalleryLocation): Album => {
  const firstItem = gallery.items[0]
  const requestedAlbum = location && albumAt(gallery, location)
  return (
    requestedAlbum ?? (firstItem && albumAt(gallery, { screenIndex: 0, tileId: firstItem.id })) ?? NO_ALBUM
  )
}

import type english from '@/data/imageGallery/layout2.json'

type ImageGallery1Data = typeof english

/** One photo of an album. */
export type Photo = { id: number; title: string; image: string; imageAlt: string }

/** The fields that the data of the three image-gallery screens share. A tile with `items` is an album; other tiles are photos. */
export type Gallery = {
  toolbarTitle: string
  items: readonly (Photo & { items?: readonly Photo[] })[]
  labels: ImageGallery1Data['labels'] & {
    /** Text for the number of photos of an album, with the placeholder `{number}`. */
    images?: string
  }
}

/**
 * Location of an album or a photo. In URLs, it is `gallery=<screenIndex>.<tileId>.<photoId>`: for example, `0.3.2` is photo 2 of
 * tile 3 of image-gallery/0. The location of an album, or of a tile that is a photo (image-gallery/1), has no third number.
 */
export type GalleryLocation = { screenIndex: number; tileId: number; photoId?: number }

/** Title and photos of an album, and the index of the current photo. */
export type Album = { title: string; photos: readonly Photo[]; photoIndex: number }

/** Parses the value of the `gallery` query parameter. @returns undefined if the value is not valid */
export const parseGalleryLocation = (param: string): GalleryLocation | undefined => {
  const [, screenIndex, tileId, photoId] = /^([0-2])\.(\d{1,3})(?:\.(\d{1,3}))?$/.exec(param) ?? []
  if (screenIndex === undefined) return undefined
  return {
    screenIndex: Number(screenIndex),
    tileId: Number(tileId),
    ...(photoId && { photoId: Number(photoId) }),
  }
}

/** Formats a location as the value of the `gallery` query parameter. */
export const formatGalleryLocation = ({ screenIndex, tileId, photoId }: GalleryLocation): string =>
  [screenIndex, tileId, photoId].filter((part) => part !== undefined).join('.')

/**
 * Returns the album at a location. If the tiles of the gallery are photos, all of them are one album.
 * @param gallery data of the screen image-gallery/`screenIndex`
 * @returns undefined if the tile or the photo does not exist
 */
export const albumAt = (gallery: Gallery, { tileId, photoId }: GalleryLocation): Album | undefined => {
  const tile = gallery.items.find(({ id }) => id === tileId)
  if (!tile) return undefined
  if (!tile.items) {
    if (photoId !== undefined) return undefined
    return { title: gallery.toolbarTitle, photos: gallery.items, photoIndex: gallery.items.indexOf(tile) }
  }
  const index = photoId === undefined ? 0 : tile.items.findIndex(({ id }) => id === photoId)
  return index < 0 ? undefined : { title: tile.title, photos: tile.items, photoIndex: index }
}

/**
 * Returns the location of a photo.
 * @param albumLocation location of the photo's album, or of another photo in the album
 * @param id ID of the photo
 * @param tilesArePhotos true if the tiles of the gallery are photos, not albums
 */
export const photoLocation = (
  albumLocation: GalleryLocation,
  id: number,
  tilesArePhotos: boolean,
): GalleryLocation =>
  tilesArePhotos
    ? { screenIndex: albumLocation.screenIndex, tileId: id }
    : { screenIndex: albumLocation.screenIndex, tileId: albumLocation.tileId, photoId: id }

import type english from '@/data/imageGallery/layout2.json'

type ImageGallery1Data = typeof english

/** One picture. */
export type Photo = { id: number; title: string; image: string; imageAlt: string }

/** The common shape of the data of the three galleries: tiles are albums or photos. */
export type Gallery = {
  toolbarTitle: string
  items: readonly (Photo & { items?: readonly Photo[] })[]
  labels: ImageGallery1Data['labels'] & {
    /** Text for the number of pictures of an album, with {number}. */
    images?: string
  }
}

/**
 * A place in the galleries, written as `gallery=<layout>.<tile>.<photo>`, e.g. `0.3.2` for the second photo of the third
 * tile of image-gallery/0. If the tiles are photos (image-gallery/1), there is no third part.
 */
export type GalleryLocation = { layout: number; tile: number; photo?: number }

/** Photos of an album and the index of the current one. */
export type Album = { title: string; photos: readonly Photo[]; index: number }

/** @returns the place, or undefined if the value is not valid */
export const parseGalleryLocation = (param: string): GalleryLocation | undefined => {
  const [, layout, tile, photo] = /^([0-2])\.(\d{1,3})(?:\.(\d{1,3}))?$/.exec(param) ?? []
  if (layout === undefined) return undefined
  return { layout: Number(layout), tile: Number(tile), ...(photo && { photo: Number(photo) }) }
}

/** The place as a value for the query. */
export const formatGalleryLocation = ({ layout, tile, photo }: GalleryLocation): string =>
  [layout, tile, photo].filter((part) => part !== undefined).join('.')

/**
 * The album at a place.
 * @param gallery the data of the place's layout
 * @returns undefined if it does not exist
 */
export const albumAt = (gallery: Gallery, { tile, photo }: GalleryLocation): Album | undefined => {
  const found = gallery.items.find(({ id }) => id === tile)
  if (!found) return undefined
  if (!found.items) {
    if (photo !== undefined) return undefined
    return { title: gallery.toolbarTitle, photos: gallery.items, index: gallery.items.indexOf(found) }
  }
  const index = photo === undefined ? 0 : found.items.findIndex(({ id }) => id === photo)
  return index < 0 ? undefined : { title: found.title, photos: found.items, index }
}

/**
 * The place of another photo of the same album.
 * @param id id of the photo
 */
export const photoLocation = (album: GalleryLocation, id: number, flat: boolean): GalleryLocation =>
  flat ? { layout: album.layout, tile: id } : { layout: album.layout, tile: album.tile, photo: id }

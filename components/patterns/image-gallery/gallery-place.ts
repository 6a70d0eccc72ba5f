import type english from '@/data/imageGallery/layout2.json'

type ImageGallery1Data = typeof english

/** One picture. */
export type Photo = { id: number; title: string; image: string; imageAlt: string }

/** What the data of the three galleries have in common: tiles are albums, or photos themselves. */
export type Gallery = {
  toolbarTitle: string
  items: readonly (Photo & { items?: readonly Photo[] })[]
  labels: ImageGallery1Data['labels']
}

/**
 * A place in the galleries, as the address has it: `gallery=<layout>.<tile>.<photo>`, e.g. `0.3.2` for the second photo
 * of the third tile of image-gallery/0. Where tiles are photos themselves (image-gallery/1) there is no third part.
 */
export type Place = { layout: number; tile: number; photo?: number }

/** Pictures that are looked at together, and which of them. */
export type Album = { title: string; photos: readonly Photo[]; index: number }

/** @returns undefined for anything that is no place */
export const readPlace = (param: string): Place | undefined => {
  const [, layout, tile, photo] = /^([0-2])\.(\d{1,3})(?:\.(\d{1,3}))?$/.exec(param) ?? []
  if (layout === undefined) return undefined
  return { layout: Number(layout), tile: Number(tile), ...(photo && { photo: Number(photo) }) }
}

/** The place as a value of the query. */
export const writePlace = ({ layout, tile, photo }: Place): string =>
  [layout, tile, photo].filter((part) => part !== undefined).join('.')

/**
 * What is to be seen at a place.
 * @param gallery the data of the place's layout
 * @returns undefined where there is nothing
 */
export const albumAt = (gallery: Gallery, { tile, photo }: Place): Album | undefined => {
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
 * @param id of the photo
 */
export const placeOf = (album: Place, id: number, flat: boolean): Place =>
  flat ? { layout: album.layout, tile: id } : { layout: album.layout, tile: album.tile, photo: id }

import * as v from 'valibot'
import { id, nonEmptyArray, pictureFields, text, textObject } from './shared'

const photoFields = { id, title: text, ...pictureFields, favorite: v.boolean() }

/** An album: its tile, and the pictures that the tile opens. */
const album = v.strictObject({
  ...photoFields,
  items: nonEmptyArray(v.strictObject({ id, title: text, ...pictureFields })),
})

/**
 * Keys of the labels that the gallery screens and the picture viewer use. `slides` is the name of the carousel, and `slide`, with
 * {number} and {total}, is the position of a picture. `missing` is shown if the URL contains an unknown album or photo.
 */
const viewerLabelKeys = [
  'favorite',
  'share',
  'description',
  'slides',
  'slide',
  'open',
  'previous',
  'next',
  'missing',
] as const

/** The “Gallery 1” screen: one tile for each album, with its number of pictures. `labels.images` contains {number}. */
export const imageGallery1 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(album),
  labels: textObject('images', ...viewerLabelKeys),
})

/** The “Category 2 (Music)” screen: tiles with pictures of cities. The tiles do not show the titles of the pictures. */
export const imageGallery2 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(v.strictObject(photoFields)),
  labels: textObject(...viewerLabelKeys),
})

/** The “Subcategory 1 (Dogs)” screen: one tile for each album, and the three actions of the Add button. */
export const imageGallery3 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(album),
  actions: textObject('camera', 'photos', 'album'),
  toasts: textObject('camera', 'photos', 'album'),
  labels: textObject('add', ...viewerLabelKeys),
})

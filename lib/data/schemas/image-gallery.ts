import * as v from 'valibot'
import { id, pictureFields, rows, text, texts } from './shared'

const photoFields = { id, title: text, ...pictureFields, favorite: v.boolean() }

/** A tile, and the pictures of the gallery that the tile opens. */
const album = v.strictObject({
  ...photoFields,
  items: rows(v.strictObject({ id, title: text, ...pictureFields })),
})

/**
 * Keys of the labels of the picture viewer. `slide` contains {number} and {total}. `missing` is shown if the URL has no valid
 * gallery.
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

/** The “Gallery 1” screen: tiles with the number of their pictures. `labels.images` contains {number}. */
export const imageGallery1 = v.strictObject({
  toolbarTitle: text,
  items: rows(album),
  labels: texts('images', ...viewerLabelKeys),
})

/** The “Category 2 (Music)” screen: pictures of cities without visible text. */
export const imageGallery2 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject(photoFields)),
  labels: texts(...viewerLabelKeys),
})

/** The “Subcategory 1 (Dogs)” screen: tiles without a number, and three ways to add photos. */
export const imageGallery3 = v.strictObject({
  toolbarTitle: text,
  items: rows(album),
  actions: texts('camera', 'photos', 'album'),
  toasts: texts('camera', 'photos', 'album'),
  labels: texts('add', ...viewerLabelKeys),
})

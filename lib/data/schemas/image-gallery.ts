import * as v from 'valibot'
import { id, rows, text, texts, withPicture } from './parts'

const photoFields = { id, title: text, ...withPicture, favorite: v.boolean() }

/** A tile, and the pictures of the gallery that the tile opens. */
const album = v.strictObject({
  ...photoFields,
  items: rows(v.strictObject({ id, title: text, ...withPicture })),
})

/** Keys of the labels of the picture viewer. `slide` contains {number} and {total}. `missing` is shown if the URL has no valid gallery. */
const viewerLabels = [
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
  labels: texts('images', ...viewerLabels),
})

/** The “Category 2 (Music)” screen: pictures of cities without visible text. */
export const imageGallery2 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject(photoFields)),
  labels: texts(...viewerLabels),
})

/** The “Subcategory 1 (Dogs)” screen: tiles without a number, and three ways to add photos. */
export const imageGallery3 = v.strictObject({
  toolbarTitle: text,
  items: rows(album),
  actions: texts('camera', 'photos', 'album'),
  toasts: texts('camera', 'photos', 'album'),
  labels: texts('add', ...viewerLabels),
})

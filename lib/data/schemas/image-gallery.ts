import * as v from 'valibot'
import { id, pictured, rows, text, texts } from './parts'

const photo = { id, title: text, ...pictured, favorite: v.boolean() }

/** A tile with the pictures behind it, as the gallery opens them one level deeper. */
const album = v.strictObject({
  ...photo,
  items: rows(v.strictObject({ id, title: text, ...pictured })),
})

/** Words for one picture in full: {number} of {total}; `missing` for an address that leads to no gallery. */
const fullLabels = ['slides', 'slide', 'open', 'previous', 'next', 'missing'] as const

/** Gallery 1 (behaviour §10): tiles that count their {number} images. */
export const imageGallery1 = v.strictObject({
  toolbarTitle: text,
  items: rows(album),
  labels: texts('images', 'favorite', ...fullLabels),
})

/** Category 2 (Music): bare pictures. */
export const imageGallery2 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject(photo)),
  labels: texts(...fullLabels),
})

/** Subcategory 1 (Dogs): tiles without a count, and three ways to add photos. */
export const imageGallery3 = v.strictObject({
  toolbarTitle: text,
  items: rows(album),
  actions: texts('camera', 'photos', 'album'),
  toasts: texts('camera', 'photos', 'album'),
  labels: texts('add', 'favorite', ...fullLabels),
})

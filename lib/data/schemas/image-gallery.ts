import * as v from 'valibot'
import { id, rows, text, texts, withPicture } from './parts'

const photo = { id, title: text, ...withPicture, favorite: v.boolean() }

/** A tile, and the pictures of the gallery that it opens. */
const album = v.strictObject({
  ...photo,
  items: rows(v.strictObject({ id, title: text, ...withPicture })),
})

/** Labels of the picture viewer, with {number} and {total}. `missing` is shown if the URL names no gallery. */
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

/** Gallery 1: tiles with the {number} of their images. */
export const imageGallery1 = v.strictObject({
  toolbarTitle: text,
  items: rows(album),
  labels: texts('images', ...viewerLabels),
})

/** Category 2 (Music): pictures without text. */
export const imageGallery2 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject(photo)),
  labels: texts(...viewerLabels),
})

/** Subcategory 1 (Dogs): tiles without a number, and three ways to add photos. */
export const imageGallery3 = v.strictObject({
  toolbarTitle: text,
  items: rows(album),
  actions: texts('camera', 'photos', 'album'),
  toasts: texts('camera', 'photos', 'album'),
  labels: texts('add', ...viewerLabels),
})

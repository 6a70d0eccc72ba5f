import * as v from 'valibot'
import { duration, headerPicture, icon, id, picture, price, rows, text, texts, withPicture } from './parts'

/** Announcements of a reorderable list, with {title}, {position}, and {total}, and the menu of its handles. */
const reordering = {
  instructions: text,
  announcements: texts('pickedUp', 'moved', 'dropped', 'canceled'),
  moves: texts('up', 'down', 'top', 'bottom'),
}

/** A wish list under a photo. */
const wishList = {
  toolbarTitle: text,
  ...headerPicture,
  title: text,
  subtitle: text,
  price,
  button: text,
  items: rows(
    v.strictObject({
      id,
      ...withPicture,
      title: text,
      shipping: text,
      price,
      seller: text,
    }),
  ),
  toasts: texts('item', 'proceed'),
}

/** Small item + header: a playlist; `subtitle` is the singer. */
export const dragAndDrop1 = v.strictObject({
  toolbarTitle: text,
  title: text,
  author: text,
  duration,
  iconCheck: icon,
  items: rows(v.strictObject({ id, icon, image: picture, title: text, subtitle: text, duration })),
  toasts: texts('item'),
  ...reordering,
  labels: texts('handle', 'check'),
})

/** Products + CTA header: a wish list with reorderable products. */
export const dragAndDrop2 = v.strictObject({
  ...wishList,
  ...reordering,
  labels: texts('handle'),
})

/** Medium item with avatar: the stops of a route. `times` has one time for each place in the order. */
export const dragAndDrop3 = v.strictObject({
  toolbarTitle: text,
  title: text,
  times: rows(text),
  items: rows(v.strictObject({ id, avatar: picture, title: text, subtitle: text })),
  toasts: texts('item'),
  ...reordering,
  labels: texts('handle'),
})

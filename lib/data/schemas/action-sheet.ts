import * as v from 'valibot'
import { headerPicture, icon, id, picture, rows, text, texts, withPicture } from './parts'

/** A button of a sheet. `data` is the key of the toast that a press shows. */
const button = <K extends string>(...choices: K[]) =>
  v.strictObject({
    text,
    role: v.optional(v.picklist(['destructive', 'cancel'])),
    icon,
    data: v.optional(v.picklist(choices)),
  })

const sheet = v.strictObject({ buttons: rows(button('cart', 'favorites', 'info', 'delete')) })

/** Basic: a product under a parallax photo. */
export const actionSheet1 = v.strictObject({
  toolbarTitle: text,
  ...headerPicture,
  shareIcon: icon,
  items: rows(
    v.strictObject({
      id,
      category: text,
      title: text,
      subtitle: text,
      button: text,
      facts: rows(v.strictObject({ value: text, label: text })),
      productDescriptions: rows(text),
      review: texts('rating', 'text', 'author'),
    }),
  ),
  actionSheet: sheet,
  toasts: texts('proceed', 'item', 'cart', 'favorites', 'info', 'delete'),
  labels: texts('more', 'price'),
})

/** News: an article; `subtitle` is the author, `items` the paragraphs. */
export const actionSheet2 = v.strictObject({
  toolbarTitle: text,
  ...headerPicture,
  category: text,
  title: text,
  avatar: picture,
  subtitle: text,
  time: text,
  shareIcon: icon,
  items: rows(v.strictObject({ id, description: text })),
  actionSheet: sheet,
  toasts: texts('cart', 'favorites', 'info', 'delete'),
  labels: texts('more'),
})

/** With Text Header: cards. The title of the sheet and the toasts contain {title}, the title of the card. */
export const actionSheet3 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject({ id, category: text, title: text, subtitle: text, ...withPicture })),
  actionSheet: v.strictObject({
    title: text,
    buttons: rows(button('read', 'favorites', 'delete', 'disable')),
  }),
  shareIcon: icon,
  toasts: texts('item', 'read', 'favorites', 'delete', 'disable'),
  labels: texts('more'),
})

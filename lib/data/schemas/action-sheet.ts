import * as v from 'valibot'
import { headerPictureFields, icon, id, picture, pictureFields, rows, text, texts } from './shared'

/** Returns the schema of a button of an action sheet. `data` is the key of the toast that the button shows. */
const button = <K extends string>(...toastKeys: K[]) =>
  v.strictObject({
    text,
    role: v.optional(v.picklist(['destructive', 'cancel'])),
    icon,
    data: v.optional(v.picklist(toastKeys)),
  })

const actionSheet = v.strictObject({ buttons: rows(button('cart', 'favorites', 'info', 'delete')) })

/** The “Basic” screen: a product under a parallax photo. `labels.price` contains {price}. */
export const actionSheet1 = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  shareIcon: icon,
  items: rows(
    v.strictObject({
      id,
      category: text,
      title: text,
      subtitle: text,
      price: text,
      facts: rows(v.strictObject({ value: text, label: text })),
      productDescriptions: rows(text),
      review: texts('rating', 'text', 'author'),
    }),
  ),
  actionSheet,
  toasts: texts('proceed', 'item', 'cart', 'favorites', 'info', 'delete'),
  labels: texts('more', 'price'),
})

/** The “News” screen: an article. */
export const actionSheet2 = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  category: text,
  title: text,
  avatar: picture,
  author: text,
  time: text,
  shareIcon: icon,
  paragraphs: rows(v.strictObject({ id, text })),
  actionSheet,
  toasts: texts('cart', 'favorites', 'info', 'delete'),
  labels: texts('more'),
})

/** The “With Text Header” screen: cards. The title of the sheet, the toasts, and `labels.more` contain {title}, that of the card. */
export const actionSheet3 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject({ id, category: text, title: text, subtitle: text, ...pictureFields })),
  actionSheet: v.strictObject({
    title: text,
    buttons: rows(button('read', 'favorites', 'delete', 'disable')),
  }),
  shareIcon: icon,
  toasts: texts('item', 'read', 'favorites', 'delete', 'disable'),
  labels: texts('more'),
})

import * as v from 'valibot'
import {
  headerPictureFields,
  icon,
  id,
  nonEmptyArray,
  picture,
  pictureFields,
  text,
  textObject,
} from './shared'

/** Returns the schema of a button of an action sheet. `data` is the key of the toast that the button shows. */
const button = <K extends string>(...toastKeys: K[]) =>
  v.strictObject({
    text,
    role: v.optional(v.picklist(['destructive', 'cancel'])),
    icon,
    data: v.optional(v.picklist(toastKeys)),
  })

const actionSheet = v.strictObject({ buttons: nonEmptyArray(button('cart', 'favorites', 'info', 'delete')) })

/**
 * The “Basic” screen: a product under a parallax photo. A press on the name shows the toast `item`, and a press on the price,
 * whose label `labels.price` contains {price}, shows `proceed`. `labels.more` is the button that opens the action sheet.
 */
export const actionSheet1 = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  shareIcon: icon,
  items: nonEmptyArray(
    v.strictObject({
      id,
      category: text,
      title: text,
      subtitle: text,
      price: text,
      facts: nonEmptyArray(v.strictObject({ value: text, label: text })),
      productDescriptions: nonEmptyArray(text),
      review: textObject('rating', 'text', 'author'),
    }),
  ),
  actionSheet,
  toasts: textObject('proceed', 'item', 'cart', 'favorites', 'info', 'delete'),
  labels: textObject('more', 'price'),
})

/** The “News” screen: an article. `labels.more` is the button that opens the action sheet. */
export const actionSheet2 = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  category: text,
  title: text,
  avatar: picture,
  author: text,
  time: text,
  shareIcon: icon,
  paragraphs: nonEmptyArray(v.strictObject({ id, text })),
  actionSheet,
  toasts: textObject('cart', 'favorites', 'info', 'delete'),
  labels: textObject('more'),
})

/**
 * The “With Text Header” screen: cards. The title of the sheet, the toasts, and `labels.more` contain {title}, that of the card.
 */
export const actionSheet3 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(v.strictObject({ id, category: text, title: text, subtitle: text, ...pictureFields })),
  actionSheet: v.strictObject({
    title: text,
    buttons: nonEmptyArray(button('read', 'favorites', 'delete', 'disable')),
  }),
  shareIcon: icon,
  toasts: textObject('item', 'read', 'favorites', 'delete', 'disable'),
  labels: textObject('more'),
})

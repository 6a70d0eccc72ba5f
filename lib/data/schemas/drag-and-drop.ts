import * as v from 'valibot'
import {
  duration,
  headerPictureFields,
  icon,
  id,
  nonEmptyArray,
  picture,
  pictureFields,
  price,
  text,
  textObject,
} from './shared'

/**
 * The strings of a reorderable list. `announcements` contain {title}, {position}, and {total}. `moveLabels` are the menu items of
 * a row's handle.
 */
const reorderFields = {
  instructions: text,
  announcements: textObject('pickedUp', 'moved', 'dropped', 'canceled'),
  moveLabels: textObject('up', 'down', 'top', 'bottom'),
}

/** A wish list under a photo. `price` of the list is the total. */
const wishListFields = {
  toolbarTitle: text,
  ...headerPictureFields,
  title: text,
  subtitle: text,
  price,
  button: text,
  items: nonEmptyArray(
    v.strictObject({
      id,
      ...pictureFields,
      title: text,
      shipping: text,
      price,
      seller: text,
    }),
  ),
  toasts: textObject('item', 'proceed'),
}

/** The “Small item + header” screen: a playlist. `subtitle` of a song is the singer. */
export const dragAndDrop1 = v.strictObject({
  toolbarTitle: text,
  title: text,
  author: text,
  duration,
  iconCheck: icon,
  items: nonEmptyArray(v.strictObject({ id, icon, image: picture, title: text, subtitle: text, duration })),
  toasts: textObject('item'),
  ...reorderFields,
  labels: textObject('handle', 'check'),
})

/** The “Products + CTA header” screen: a wish list with reorderable products. */
export const dragAndDrop2 = v.strictObject({
  ...wishListFields,
  ...reorderFields,
  labels: textObject('handle'),
})

/** The “Medium item with avatar” screen: the stops of a route. `times` has one time for each position in the list. */
export const dragAndDrop3 = v.strictObject({
  toolbarTitle: text,
  title: text,
  times: nonEmptyArray(text),
  items: nonEmptyArray(v.strictObject({ id, avatar: picture, title: text, subtitle: text })),
  toasts: textObject('item'),
  ...reorderFields,
  labels: textObject('handle'),
})

import * as v from 'valibot'
import { cardActionLabelKeys } from './google-cards'
import {
  cardActionIcons,
  cardActionToastKeys,
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
 * The “List big image” screen: singers and their albums. `labels.records` contains {count}, and the other labels contain {title}.
 */
export const expandable1 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(
    v.strictObject({
      id,
      title: text,
      description: text,
      image: picture,
      ...cardActionIcons,
      isLiked: v.boolean(),
      favorite: v.boolean(),
      items: nonEmptyArray(
        v.strictObject({ id, title: text, description: text, image: picture, iconPlay: icon }),
      ),
    }),
  ),
  toasts: textObject('item', ...cardActionToastKeys),
  labels: textObject('play', 'records', ...cardActionLabelKeys),
})

/**
 * The “Full image with CTA” screen: products. Only the button expands a row; `button` is its visible text, and `labels.expand`,
 * with {title} and {price}, is its accessible name. An expanded row shows the payment options. `labels.option` and `toasts.item`
 * contain {option}.
 */
export const expandable2 = v.strictObject({
  toolbarTitle: text,
  button: text,
  items: nonEmptyArray(
    v.strictObject({ id, ...pictureFields, title: text, price, items: nonEmptyArray(text) }),
  ),
  toasts: textObject('item'),
  labels: textObject('expand', 'option'),
})

/**
 * The “Centered with header” screen: a city guide with lists of ideas. `images` has a picture for each idea. `count` contains
 * {count}.
 */
export const expandable3 = v.strictObject({
  toolbarTitle: text,
  ...headerPictureFields,
  title: text,
  subtitle: text,
  count: text,
  items: nonEmptyArray(
    v.strictObject({
      id,
      icon,
      title: text,
      items: nonEmptyArray(text),
      images: nonEmptyArray(v.strictObject({ id, image: picture })),
    }),
  ),
  toasts: textObject('item'),
})

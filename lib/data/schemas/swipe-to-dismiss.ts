import * as v from 'valibot'
import { cardActionLabelKeys } from './google-cards'
import {
  cardActionIcons,
  cardActionToastKeys,
  duration,
  icon,
  id,
  nonEmptyArray,
  picture,
  pictureFields,
  price,
  text,
  textObject,
} from './shared'

/** Names of the icons of a row's Delete and Keep (`iconUndo`) buttons. Screens do not read them, because the icons are fixed. */
const rowButtonIcons = { iconDelete: icon, iconUndo: icon }

/** The fields of all three lists. `empty` is shown when no row remains. */
const listFields = { toolbarTitle: text, empty: textObject('title', 'description', 'action') }
/** Keys of the toasts of all three lists. The `delete` toast has the button `labels.undo`, which restores the row. */
const toastKeys = ['item', 'delete', 'undo', 'keep'] as const
const labelKeys = ['delete', 'keep', 'undo', 'actions'] as const

/** A product and its prices. The “BounceIn Left” screen of the animations uses the same fields. */
export const offerFields = {
  id,
  ...pictureFields,
  title: text,
  description: text,
  oldPrice: price,
  newPrice: price,
}

/**
 * The “Small item + header” screen: a queue of episodes. `description` is the podcast, and `isNew` marks episodes that have not
 * been played.
 */
export const swipeToDismiss1 = v.strictObject({
  ...listFields,
  iconPlay: icon,
  title: text,
  subtitle: text,
  duration,
  ...cardActionIcons,
  items: nonEmptyArray(
    v.strictObject({
      id,
      image: picture,
      title: text,
      description: text,
      date: text,
      isNew: v.boolean(),
      duration,
      iconPlay: icon,
      ...rowButtonIcons,
    }),
  ),
  toasts: textObject(...toastKeys, 'play', ...cardActionToastKeys),
  labels: textObject(...labelKeys, 'new', 'play', ...cardActionLabelKeys),
})

/** The “Products + CTA” screen. `labels.oldPrice` and `labels.newPrice` contain {price}. */
export const swipeToDismiss2 = v.strictObject({
  ...listFields,
  items: nonEmptyArray(v.strictObject({ ...offerFields, ...rowButtonIcons })),
  toasts: textObject(...toastKeys),
  labels: textObject(...labelKeys, 'oldPrice', 'newPrice'),
})

/** The “Full with image + left swipe” screen: the buttons are at the start of the row. */
export const swipeToDismiss3 = v.strictObject({
  ...listFields,
  items: nonEmptyArray(
    v.strictObject({ id, ...pictureFields, title: text, description: text, ...rowButtonIcons }),
  ),
  toasts: textObject(...toastKeys),
  labels: textObject(...labelKeys),
})

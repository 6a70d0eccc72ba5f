import * as v from 'valibot'
import { cardActionLabels } from './google-cards'
import {
  cardActionIcons,
  cardActionToasts,
  duration,
  icon,
  id,
  picture,
  price,
  rows,
  text,
  texts,
  withPicture,
} from './parts'

/** The two buttons behind a row: `iconDelete` removes the row, and `iconUndo` closes it. */
const behind = { iconDelete: icon, iconUndo: icon }

/**
 * All three lists: `toasts.delete` contains {title} and is shown with the button `labels.undo`, which restores the row
 * (`toasts.undo`). `labels.keep` is the label of the button that closes a row. `empty` is shown when no row remains.
 */
const dismissing = { toolbarTitle: text, empty: texts('title', 'description', 'action') }
const toastKeys = ['item', 'delete', 'undo', 'keep'] as const
const labelKeys = ['delete', 'keep', 'undo', 'actions'] as const

/** A product and its prices. Also used by BounceIn Left of the animations. */
export const offer = {
  id,
  ...withPicture,
  title: text,
  description: text,
  oldPrice: price,
  newPrice: price,
}

/**
 * Small item + header: a queue of episodes. `description` is the podcast; `isNew` marks episodes that have not been
 * played.
 */
export const swipeToDismiss1 = v.strictObject({
  ...dismissing,
  iconPlay: icon,
  title: text,
  subtitle: text,
  duration,
  ...cardActionIcons,
  items: rows(
    v.strictObject({
      id,
      image: picture,
      title: text,
      description: text,
      date: text,
      isNew: v.boolean(),
      duration,
      iconPlay: icon,
      ...behind,
    }),
  ),
  toasts: texts(...toastKeys, 'play', ...cardActionToasts),
  labels: texts(...labelKeys, 'new', 'play', ...cardActionLabels),
})

/** Products + CTA. The labels of the prices contain {price}. */
export const swipeToDismiss2 = v.strictObject({
  ...dismissing,
  items: rows(v.strictObject({ ...offer, ...behind })),
  toasts: texts(...toastKeys),
  labels: texts(...labelKeys, 'oldPrice', 'newPrice'),
})

/** Full with image + left swipe: the buttons are at the start of the row. */
export const swipeToDismiss3 = v.strictObject({
  ...dismissing,
  items: rows(v.strictObject({ id, ...withPicture, title: text, description: text, ...behind })),
  toasts: texts(...toastKeys),
  labels: texts(...labelKeys),
})

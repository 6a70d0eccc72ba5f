import * as v from 'valibot'
import { answerLabels } from './google-cards'
import {
  answerIcons,
  answers,
  duration,
  icon,
  id,
  picture,
  pictured,
  price,
  rows,
  text,
  texts,
} from './parts'

/** The two buttons behind a row: `iconDelete` takes it away, `iconUndo` closes the row again. */
const behind = { iconDelete: icon, iconUndo: icon }

/**
 * Behind every row: `toasts.delete` ({title}) comes with the button `labels.undo`, which brings the row back
 * (`toasts.undo`); `labels.keep` names the row's own button to close it. `empty` is shown when no row is left.
 */
const dismissing = { toolbarTitle: text, empty: texts('title', 'description', 'action') }
const said = ['item', 'delete', 'undo', 'keep'] as const
const named = ['delete', 'keep', 'undo', 'actions'] as const

/** A product in a list of prices; also BounceIn Left of the animations. */
export const offer = {
  id,
  ...pictured,
  title: text,
  description: text,
  oldPrice: price,
  newPrice: price,
}

/** Small item + header (behaviour §14): a playlist; `description` is the singer. */
export const swipeToDismiss1 = v.strictObject({
  ...dismissing,
  iconPlay: icon,
  title: text,
  subtitle: text,
  duration,
  ...answerIcons,
  items: rows(
    v.strictObject({
      id,
      image: picture,
      title: text,
      description: text,
      duration,
      iconPlay: icon,
      ...behind,
    }),
  ),
  toasts: texts(...said, 'play', ...answers),
  labels: texts(...named, 'play', ...answerLabels),
})

/** Products + CTA; labels name the {price} before and now. */
export const swipeToDismiss2 = v.strictObject({
  ...dismissing,
  items: rows(v.strictObject({ ...offer, ...behind })),
  toasts: texts(...said),
  labels: texts(...named, 'oldPrice', 'newPrice'),
})

/** Full with image + left swipe: its buttons stand at the start of the row. */
export const swipeToDismiss3 = v.strictObject({
  ...dismissing,
  items: rows(v.strictObject({ id, ...pictured, title: text, description: text, ...behind })),
  toasts: texts(...said),
  labels: texts(...named),
})

import * as v from 'valibot'
import { dialogButton, dialogInput, icon, id, rows, text, texts, withPicture } from './parts'

const counted = { iconLike: icon, iconComment: icon, numberLike: text, numberComment: text }

/** Alert Info: rooms to rent. `dialog.header` contains {title}, the title of the tapped card. `facts` apply to every room. */
export const alert1 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject({ id, ...withPicture, title: text, description: text })),
  facts: rows(v.strictObject({ id, icon, title: text, description: text })),
  dialog: v.strictObject({ header: text, message: text, buttons: rows(dialogButton) }),
  toasts: texts('ok', 'cancel'),
})

/** Alert Warning: one button, which closes the alert. */
export const alert2 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject({ id, category: text, ...withPicture, title: text, ...counted })),
  dialog: v.strictObject({ header: text, message: text, buttons: rows(dialogButton) }),
  labels: texts('likes', 'comments'),
})

/** Alert Subscribe: one input without validation; `toasts.okEmpty` is shown if the input is empty. */
export const alert3 = v.strictObject({
  toolbarTitle: text,
  items: rows(v.strictObject({ id, ...withPicture, date: text, title: text, description: text, ...counted })),
  dialog: v.strictObject({
    header: text,
    subHeader: text,
    message: text,
    input: dialogInput,
    buttons: rows(dialogButton),
  }),
  toasts: texts('ok', 'okEmpty', 'cancel'),
  labels: texts('likes', 'comments'),
})

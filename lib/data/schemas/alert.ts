import * as v from 'valibot'
import { dialogButton, dialogInput, icon, id, nonEmptyArray, pictureFields, text, textObject } from './shared'

const counterFields = { iconLike: icon, iconComment: icon, numberLike: text, numberComment: text }

/**
 * The “Alert Info” screen: rooms to rent. `dialog.header` contains {title}, the title of the tapped card. `facts` apply to all
 * rooms.
 */
export const alert1 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(v.strictObject({ id, ...pictureFields, title: text, description: text })),
  facts: nonEmptyArray(v.strictObject({ id, icon, title: text, description: text })),
  dialog: v.strictObject({ header: text, message: text, buttons: nonEmptyArray(dialogButton) }),
  toasts: textObject('ok', 'cancel'),
})

/**
 * The “Alert Warning” screen: hikes. The alert has one button, which closes it, and `dialog.message` contains {title}. The labels
 * contain {number}.
 */
export const alert2 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(
    v.strictObject({ id, category: text, ...pictureFields, title: text, ...counterFields }),
  ),
  dialog: v.strictObject({ header: text, message: text, buttons: nonEmptyArray(dialogButton) }),
  labels: textObject('likes', 'comments'),
})

/**
 * The “Alert Subscribe” screen: journal entries. The alert asks for an email address, which is not validated. `toasts.okEmpty` is
 * shown if the user confirms the alert without an address, and `toasts.ok` contains {email}. The labels contain {number}.
 */
export const alert3 = v.strictObject({
  toolbarTitle: text,
  items: nonEmptyArray(
    v.strictObject({ id, ...pictureFields, date: text, title: text, description: text, ...counterFields }),
  ),
  dialog: v.strictObject({
    header: text,
    subHeader: text,
    message: text,
    input: dialogInput,
    buttons: nonEmptyArray(dialogButton),
  }),
  toasts: textObject('ok', 'okEmpty', 'cancel'),
  labels: textObject('likes', 'comments'),
})

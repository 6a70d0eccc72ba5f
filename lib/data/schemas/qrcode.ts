import * as v from 'valibot'
import { dialogButton, icon, rows, text, texts } from './parts'

/** Scanner (behaviour §21): from the camera or from a picture. `dialog.message` knows the full {address}. */
export const qrcode1 = v.strictObject({
  toolbarTitle: text,
  title: text,
  description: text,
  iconCamera: icon,
  camera: text,
  stop: text,
  iconPicture: icon,
  picture: text,
  iconAgain: icon,
  again: text,
  iconCopy: icon,
  copy: text,
  iconOpen: icon,
  open: text,
  iconTorch: icon,
  iconFlip: icon,
  format: text,
  status: texts('starting', 'searching', 'reading'),
  errors: texts('denied', 'noCamera', 'busy', 'insecure', 'failed', 'noCode', 'unreadable'),
  dialog: v.strictObject({ header: text, message: text, buttons: rows(dialogButton) }),
  toasts: texts('found', 'copied', 'copyFailed', 'open'),
  labels: texts('video', 'torch', 'flip', 'result'),
})
export type Qrcode1 = v.InferOutput<typeof qrcode1>

/** Encode: `text` is the label of the field; `errors.tooLong` knows the {number} of characters to take away. */
export const qrcode2 = v.strictObject({
  toolbarTitle: text,
  title: text,
  description: text,
  text,
  textPlaceholder: text,
  button: text,
  iconSave: icon,
  save: text,
  iconCopy: icon,
  copy: text,
  errorIcon: icon,
  errors: texts('empty', 'tooLong'),
  toasts: texts('done', 'copied', 'copyFailed', 'saved', 'saveFailed'),
  labels: texts('code'),
})
export type Qrcode2 = v.InferOutput<typeof qrcode2>

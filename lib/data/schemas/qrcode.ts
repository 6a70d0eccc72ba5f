import * as v from 'valibot'
import { dialogButton, icon, rows, text, texts } from './parts'

/** The problems of a scan: with the camera, with loading the decoder, or with the picture. */
const problems = [
  'denied',
  'noCamera',
  'busy',
  'insecure',
  'failed',
  'noReader',
  'noCode',
  'unreadable',
] as const

/** Scanner: from the camera or from a picture. `dialog.message` contains the full {address}. */
export const qrcode1 = v.strictObject({
  toolbarTitle: text,
  title: text,
  description: text,
  iconCamera: icon,
  camera: text,
  iconPicture: icon,
  picture: text,
  btnStop: text,
  iconAgain: icon,
  btnAgain: text,
  iconCopy: icon,
  btnCopy: text,
  iconOpen: icon,
  btnOpen: text,
  iconTorch: icon,
  iconFlip: icon,
  announcements: texts('idle', 'starting', 'searching', 'reading'),
  errorTitles: texts(...problems),
  errors: texts(...problems),
  dialog: v.strictObject({ header: text, message: text, buttons: rows(dialogButton) }),
  toasts: texts('found', 'copied', 'copyFailed', 'open'),
  labels: texts('video', 'torch', 'flip', 'result', 'picture', 'format'),
})

/**
 * Encode: the code is on a sign; `sign.link` is the text that it initially contains. `text` is the label of the field, and
 * `pictureSize` is the label of the edge length of the saved picture, px. `errors.tooLong` contains {number}, the characters
 * to remove.
 */
export const qrcode2 = v.strictObject({
  toolbarTitle: text,
  title: text,
  description: text,
  sign: texts('title', 'place', 'note', 'link'),
  text,
  textPlaceholder: text,
  button: text,
  level: text,
  pictureSize: text,
  sizes: v.strictObject({ min: v.number(), max: v.number(), step: v.number(), value: v.number() }),
  iconSave: icon,
  saveSvg: text,
  savePng: text,
  iconCopy: icon,
  copy: text,
  errorIcon: icon,
  errors: texts('empty', 'tooLong'),
  toasts: texts('done', 'copied', 'copyFailed', 'saved', 'saveFailed'),
  labels: texts('code', 'blank', 'withstands', 'pixels', 'more'),
})

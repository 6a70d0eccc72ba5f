import * as v from 'valibot'
import { dialogButton, icon, nonEmptyArray, text, textObject } from './shared'

/** Keys of the scan errors: five for the camera, one for a decoder that cannot be loaded (`noReader`), and two for pictures. */
const errorKeys = [
  'denied',
  'noCamera',
  'busy',
  'insecure',
  'failed',
  'noReader',
  'noCode',
  'unreadable',
] as const

/**
 * The “Scanner” screen: scans a code with the camera or in a picture. `dialog.message` and `toasts.open` contain {address}, the
 * full URL. `btnAgain` is the button that scans another code.
 */
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
  announcements: textObject('idle', 'starting', 'searching', 'reading'),
  errorTitles: textObject(...errorKeys),
  errors: textObject(...errorKeys),
  dialog: v.strictObject({ header: text, message: text, buttons: nonEmptyArray(dialogButton) }),
  toasts: textObject('found', 'copied', 'copyFailed', 'open'),
  labels: textObject('video', 'torch', 'flip', 'result', 'picture', 'format'),
})

/**
 * The “Encode” screen: a code on a sign. `sign.link` is the initial content of the code. `text` is the label of the field, and
 * `level` is the label of the error correction levels.
 * `pictureSize` is the label of the slider for the size of the saved picture, and `sizes` is the slider's range, step, and initial
 * value, in px. `errors.tooLong` contains {number}, the number of characters to remove, and `toasts.saved` contains {file}. The
 * labels contain {text} (`code`), {percent} (`withstands`), and {number} (`pixels`). `labels.blank` replaces the code while the
 * field is empty, and `labels.more` is the button with other ways to save.
 */
export const qrcode2 = v.strictObject({
  toolbarTitle: text,
  title: text,
  description: text,
  sign: textObject('title', 'place', 'note', 'link'),
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
  errors: textObject('empty', 'tooLong'),
  toasts: textObject('done', 'copied', 'copyFailed', 'saved', 'saveFailed'),
  labels: textObject('code', 'blank', 'withstands', 'pixels', 'more'),
})

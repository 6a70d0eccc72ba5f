import * as v from 'valibot'
import { email, icon, id, picture, rows, text, texts } from './parts'

const page = { toolbarTitle: text, title: text }
const checkList = {
  ...page,
  footer: text,
  footerNone: v.optional(text),
  toasts: texts('checked', 'unchecked'),
}
const checked = { id, title: text, isChecked: v.boolean() }

/** Check boxes, Simple (behaviour §5). `footer` counts with {checked} and {total}, `footerNone` stands there for zero. */
export const checkBoxes1 = v.strictObject({
  ...checkList,
  items: rows(v.strictObject({ ...checked, subtitle: text })),
})
export type CheckBoxes1 = v.InferOutput<typeof checkBoxes1>

/** Check boxes, With Avatar. */
export const checkBoxes2 = v.strictObject({
  ...checkList,
  items: rows(v.strictObject({ ...checked, avatar: picture })),
})
export type CheckBoxes2 = v.InferOutput<typeof checkBoxes2>

/** Check boxes, Simple 2: an icon before each row. */
export const checkBoxes3 = v.strictObject({ ...checkList, items: rows(v.strictObject({ ...checked, icon })) })
export type CheckBoxes3 = v.InferOutput<typeof checkBoxes3>

/** Any of the three: enough for ticking and counting. */
export type CheckBoxes = CheckBoxes1 | CheckBoxes2 | CheckBoxes3

const toggleList = { ...page, toasts: texts('on', 'off') }

/** Toggle, Avatars (behaviour §33); `subtitle` is an e-mail address. */
export const toggle1 = v.strictObject({
  ...toggleList,
  items: rows(v.strictObject({ ...checked, subtitle: email, avatar: picture })),
})
export type Toggle1 = v.InferOutput<typeof toggle1>

/** Toggle, Simple 2: an e-mail address and a first name. */
export const toggle2 = v.strictObject({
  ...toggleList,
  items: rows(v.strictObject({ ...checked, subtitle: email })),
})
export type Toggle2 = v.InferOutput<typeof toggle2>

/** Toggle, Simple: countries. */
export const toggle3 = v.strictObject({ ...toggleList, items: rows(v.strictObject(checked)) })
export type Toggle3 = v.InferOutput<typeof toggle3>

const radioList = { ...page, selectedItem: id, toasts: texts('select') }

/** Radio button, Simple (behaviour §22). `selectedItem` is the id of a row, and ids are not in the order of the list. */
export const radioButton1 = v.strictObject({ ...radioList, items: rows(v.strictObject({ id, title: text })) })
export type RadioButton1 = v.InferOutput<typeof radioButton1>

/** Radio button, With avatars. */
export const radioButton2 = v.strictObject({
  ...radioList,
  items: rows(v.strictObject({ id, title: text, subtitle: email, avatar: picture })),
})
export type RadioButton2 = v.InferOutput<typeof radioButton2>

/** Radio button, Simple 2: places. */
export const radioButton3 = v.strictObject({
  ...radioList,
  items: rows(v.strictObject({ id, title: text })),
})
export type RadioButton3 = v.InferOutput<typeof radioButton3>

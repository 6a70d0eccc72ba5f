import * as v from 'valibot'
import { dialogButton, icon, id, picture, price, rows, text, texts, withPicture } from './parts'

/** Color of a tile, one of `Tone` in components/ui/tile.tsx. */
const tone = v.picklist(['clay', 'teal', 'violet', 'blue', 'rose', 'green', 'amber', 'slate'])

const page = { toolbarTitle: text, title: text }
const checkList = {
  ...page,
  footer: text,
  footerNone: v.optional(text),
  toasts: texts('checked', 'unchecked'),
}
const checked = { id, title: text, isChecked: v.boolean() }

/**
 * Check boxes, Simple: a packing list. `footer` and `count` contain {checked} and {total}. `footerNone` is shown if no
 * row is checked, and `footerAll` if all rows are. `group` is the id of a row's group. `added` contains {title} and {group}.
 */
export const checkBoxes1 = v.strictObject({
  ...checkList,
  footerAll: text,
  count: text,
  toasts: texts('checked', 'unchecked', 'added'),
  labels: texts('add'),
  dialog: v.strictObject({ header: text, input: text, buttons: rows(dialogButton) }),
  groups: rows(v.strictObject({ id, title: text })),
  items: rows(v.strictObject({ ...checked, group: id, subtitle: v.optional(text) })),
})

/** Check boxes, With Avatar: guests of a dinner. `dishes` are the pictures on the table. */
export const checkBoxes2 = v.strictObject({
  ...checkList,
  dishes: rows(v.strictObject({ image: picture })),
  items: rows(v.strictObject({ ...checked, avatar: picture })),
})

/** Check boxes, Simple 2: photos to select. `title` describes the photo. Toasts contain {checked}. */
export const checkBoxes3 = v.strictObject({
  ...checkList,
  items: rows(v.strictObject({ ...checked, image: picture })),
  buttonAll: text,
  buttonNone: text,
  labels: texts('share', 'favorite', 'delete'),
  toasts: texts('share', 'favorite', 'delete'),
})

const toggleList = { ...page, toasts: texts('on', 'off') }

/** Toggle, Avatars: people on a map. `subtitle` is where they are. `count` contains {checked} and {total}. */
export const toggle1 = v.strictObject({
  ...toggleList,
  count: text,
  items: rows(v.strictObject({ ...checked, subtitle: text, avatar: picture })),
})

/** A switch with an icon on a colored tile, and the strings of its effect when it is on and off. */
const iconSwitch = { ...checked, icon, tone, on: text, off: text }

/** Toggle, Simple 2: permissions of an app. `message` is a sample notification, shown while the first switch is on. */
export const toggle2 = v.strictObject({
  ...toggleList,
  ...withPicture,
  description: text,
  message: texts('title', 'time', 'description'),
  button: text,
  items: rows(v.strictObject(iconSwitch)),
  footer: text,
  toasts: texts('on', 'off', 'submit'),
})

const range = v.strictObject({
  title: text,
  value: v.number(),
  min: v.number(),
  max: v.number(),
  step: v.number(),
  format: text,
})

/** A time of day, with the labels of its parts. `period` of the value is an id of `periods`. */
const time = v.strictObject({
  ...texts('title', 'hour', 'minute', 'period').entries,
  periods: rows(v.strictObject({ id, title: text })),
  value: v.strictObject({ hour: v.number(), minute: v.number(), period: id }),
})

/**
 * Toggle, Simple: the devices of a room. `description` contains {number}; `on` contains {value} if the device has a range, and
 * {hour}, {minute}, and {period} if it has a time.
 */
export const toggle3 = v.strictObject({
  ...toggleList,
  ...withPicture,
  description: text,
  items: rows(v.strictObject({ ...iconSwitch, range: v.optional(range), time: v.optional(time) })),
})

const radioList = { ...page, selectedItem: id, toasts: texts('select') }

/**
 * Radio button, Simple: delivery times. `selectedItem` is the id of a row. Ids are not in the order of the list. `day` is the
 * id of a row's day. `submit` contains {day} and {title}, and `select` contains {title} and {co2}.
 */
export const radioButton1 = v.strictObject({
  ...radioList,
  order: v.strictObject({
    title: text,
    subtitle: text,
    images: rows(v.strictObject({ id, image: picture })),
  }),
  days: rows(v.strictObject({ id, title: text, price: text })),
  items: rows(v.strictObject({ id, day: id, title: text, co2: text, price: text, isGreen: v.boolean() })),
  footer: text,
  button: text,
  labels: texts('days'),
  toasts: texts('select', 'submit'),
})

/** Radio button, With avatars: designs of a bank card, with the name and the number on it. */
export const radioButton2 = v.strictObject({
  ...radioList,
  holder: text,
  number: text,
  items: rows(v.strictObject({ id, title: text, subtitle: text, avatar: picture })),
  button: text,
  toasts: texts('select', 'submit'),
})

/**
 * Radio button, Simple 2: plans. `price` is per month, and `yearly` is per month if paid by the year. `button` contains
 * {title}.
 */
export const radioButton3 = v.strictObject({
  ...radioList,
  ...withPicture,
  headline: text,
  description: text,
  billing: v.tuple([
    v.strictObject({ id: v.literal('month'), title: text }),
    v.strictObject({ id: v.literal('year'), title: text }),
  ]),
  items: rows(
    v.strictObject({
      id,
      title: text,
      subtitle: text,
      price,
      yearly: price,
      badge: v.optional(text),
      features: rows(v.strictObject({ id, text })),
    }),
  ),
  button: text,
  labels: texts('billing', 'period'),
  toasts: texts('select', 'submit'),
})

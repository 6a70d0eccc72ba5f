import * as v from 'valibot'
import {
  dialogButton,
  icon,
  id,
  nonEmptyArray,
  picture,
  pictureFields,
  price,
  text,
  textObject,
} from './shared'

/** Color of a tile, one of `Tone` in components/ui/tile.tsx. */
const tone = v.picklist(['clay', 'teal', 'violet', 'blue', 'rose', 'green', 'amber', 'slate'])

const titleFields = { toolbarTitle: text, title: text }
const checkListFields = {
  ...titleFields,
  footer: text,
  footerNone: v.optional(text),
  toasts: textObject('checked', 'unchecked'),
}
const checkableFields = { id, title: text, isChecked: v.boolean() }

/**
 * The “Simple” screen of check-boxes: a packing list. `footer` and `count` contain {checked} and {total}. `footerNone` is shown
 * if no row is checked, and `footerAll` if all rows are checked. `group` is the ID of a row's group. `toasts.added` contains
 * {title} and {group}.
 */
export const checkBoxes1 = v.strictObject({
  ...checkListFields,
  footerAll: text,
  count: text,
  toasts: textObject('checked', 'unchecked', 'added'),
  labels: textObject('add'),
  dialog: v.strictObject({ header: text, input: text, buttons: nonEmptyArray(dialogButton) }),
  groups: nonEmptyArray(v.strictObject({ id, title: text })),
  items: nonEmptyArray(v.strictObject({ ...checkableFields, group: id, subtitle: v.optional(text) })),
})

/** The “With Avatar” screen of check-boxes: dinner guests and pictures of `dishes`. `footer` contains {checked} and {total}. */
export const checkBoxes2 = v.strictObject({
  ...checkListFields,
  dishes: nonEmptyArray(v.strictObject({ image: picture })),
  items: nonEmptyArray(v.strictObject({ ...checkableFields, avatar: picture })),
})

/**
 * The “Simple 2” screen of check-boxes: photos to select. `title` of a row describes the photo. `empty` is shown if all photos
 * are deleted. The toasts and `footer` contain {checked}.
 */
export const checkBoxes3 = v.strictObject({
  ...checkListFields,
  items: nonEmptyArray(v.strictObject({ ...checkableFields, image: picture })),
  empty: text,
  buttonRestore: text,
  buttonAll: text,
  buttonNone: text,
  labels: textObject('share', 'favorite', 'delete'),
  toasts: textObject('share', 'favorite', 'delete'),
})

const toggleListFields = { ...titleFields, toasts: textObject('on', 'off') }

/**
 * The “Avatars” screen of toggle: people on a map. `subtitle` is the location of a person. `count` contains {checked} and
 * {total}.
 */
export const toggle1 = v.strictObject({
  ...toggleListFields,
  count: text,
  items: nonEmptyArray(v.strictObject({ ...checkableFields, subtitle: text, avatar: picture })),
})

/** A switch with an icon on a colored tile. `on` and `off` describe the effect of the switch when it is on and off. */
const iconSwitchFields = { ...checkableFields, icon, tone, on: text, off: text }

/**
 * The “Simple 2” screen of toggle: permissions of an app. `message` is a sample notification, shown while the first switch is on.
 */
export const toggle2 = v.strictObject({
  ...toggleListFields,
  ...pictureFields,
  description: text,
  message: textObject('title', 'time', 'description'),
  button: text,
  items: nonEmptyArray(v.strictObject(iconSwitchFields)),
  footer: text,
  toasts: textObject('on', 'off', 'submit'),
})

/** The value of a device, such as its temperature. `format` contains {value}. */
const range = v.strictObject({
  title: text,
  value: v.number(),
  min: v.number(),
  max: v.number(),
  step: v.number(),
  format: text,
})

/** A time of day, with labels for the hour, the minute, and the period (AM or PM). `value.period` is an ID from `periods`. */
const time = v.strictObject({
  ...textObject('title', 'hour', 'minute', 'period').entries,
  periods: nonEmptyArray(v.strictObject({ id, title: text })),
  value: v.strictObject({ hour: v.number(), minute: v.number(), period: id }),
})

/**
 * The “Simple” screen of toggle: the devices of a room. `description` contains {number}. `on` contains {value} if the device has
 * a range, and {hour}, {minute}, and {period} if the device has a time.
 */
export const toggle3 = v.strictObject({
  ...toggleListFields,
  ...pictureFields,
  description: text,
  items: nonEmptyArray(
    v.strictObject({ ...iconSwitchFields, range: v.optional(range), time: v.optional(time) }),
  ),
})

const radioListFields = { ...titleFields, selectedItem: id, toasts: textObject('select') }

/**
 * The “Simple” screen of radio-button: delivery times. `selectedItem` is the ID of a row, and `day` of a row is the ID of a day.
 * `button` contains {title}, `toasts.submit` contains {day} and {title}, and `toasts.select` contains {title} and {co2}.
 */
export const radioButton1 = v.strictObject({
  ...radioListFields,
  order: v.strictObject({
    title: text,
    subtitle: text,
    images: nonEmptyArray(v.strictObject({ id, image: picture })),
  }),
  days: nonEmptyArray(v.strictObject({ id, title: text, price: text })),
  items: nonEmptyArray(
    v.strictObject({ id, day: id, title: text, co2: text, price: text, isGreen: v.boolean() }),
  ),
  footer: text,
  button: text,
  labels: textObject('days'),
  toasts: textObject('select', 'submit'),
})

/** The “With avatars” screen of radio-button: designs of a bank card. `holder` and `number` are printed on the card. */
export const radioButton2 = v.strictObject({
  ...radioListFields,
  holder: text,
  number: text,
  items: nonEmptyArray(v.strictObject({ id, title: text, subtitle: text, avatar: picture })),
  button: text,
  toasts: textObject('select', 'submit'),
})

/**
 * The “Simple 2” screen of radio-button: plans. `price` is the price per month with monthly billing, and `yearlyPrice` is the
 * price per month with yearly billing. `button` contains {title}.
 */
export const radioButton3 = v.strictObject({
  ...radioListFields,
  ...pictureFields,
  headline: text,
  description: text,
  billing: v.tuple([
    v.strictObject({ id: v.literal('month'), title: text }),
    v.strictObject({ id: v.literal('year'), title: text }),
  ]),
  items: nonEmptyArray(
    v.strictObject({
      id,
      title: text,
      subtitle: text,
      price,
      yearlyPrice: price,
      badge: v.optional(text),
      features: nonEmptyArray(v.strictObject({ id, text })),
    }),
  ),
  button: text,
  labels: textObject('billing', 'period'),
  toasts: textObject('select', 'submit'),
})

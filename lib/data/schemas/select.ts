import * as v from 'valibot'
import { id, nonEmptyArray, picture, text, textObject } from './shared'

const option = v.strictObject({ id, title: text })
const options = nonEmptyArray(option)
const optionsWithPicture = nonEmptyArray(v.strictObject({ id, title: text, image: picture }))

/** IDs of the selected options; may be empty. */
const selectedIds = v.array(id)

/**
 * The options of a date: twelve months and nine years, with the labels of their fields. `selectedItemMonth` and `selectedItemYear`
 * contain IDs of these options.
 */
const dateFields = {
  title: text,
  month: text,
  year: text,
  itemsMonth: v.pipe(v.array(option), v.length(12)),
  itemsYears: v.pipe(v.array(option), v.length(9)),
}

/**
 * Both select screens. `layout1` is a form for the address of a postcard, and each field has one selected option. `image` is the
 * picture on the postcard, `postmark` is the place in the postmark, and the picture of the selected country is on the stamp. In
 * `layout2`, each field can have several selected options, which filter the postcards in `items`. `labels.rest` is the heading of
 * the postcards that do not match, and `labels.none` and `toasts.none` are shown if no option is selected. The `title` of a field
 * is its label, and its `header` is the title of its picker.
 *
 * Toasts and labels contain {title}, the selected option, or {titles}, the selected options. `date` contains {month} and {year},
 * `preview` contains {address}, {city}, {country}, {month}, and {year}, and `count` contains {number} and {total}.
 */
export const select = v.strictObject({
  layout1: v.strictObject({
    toolbarTitle: text,
    title: text,
    message: text,
    image: picture,
    postmark: text,
    recipient: text,
    postage: textObject('title', 'note', 'value'),
    city: v.strictObject({ title: text, header: text, selectedItem: id, items: options }),
    country: v.strictObject({ title: text, selectedItem: id, items: optionsWithPicture }),
    address: v.strictObject({ title: text, header: text, selectedItem: id, items: options }),
    date: v.strictObject({ ...dateFields, selectedItemMonth: id, selectedItemYear: id }),
    button: text,
    toasts: textObject('city', 'country', 'address', 'date', 'submit'),
    labels: textObject('preview'),
  }),
  layout2: v.strictObject({
    toolbarTitle: text,
    title: text,
    country: v.strictObject({
      title: text,
      header: text,
      selectedItem: selectedIds,
      items: optionsWithPicture,
    }),
    date: v.strictObject({
      ...dateFields,
      headerMonth: text,
      headerYear: text,
      selectedItemMonth: selectedIds,
      selectedItemYear: selectedIds,
    }),
    toasts: textObject('country', 'month', 'years', 'none'),
    items: nonEmptyArray(
      v.strictObject({ id, title: text, image: picture, country: id, month: id, year: id }),
    ),
    labels: textObject('none', 'count', 'rest', 'done', 'clear'),
  }),
})

import * as v from 'valibot'
import { id, rows, text, texts } from './parts'

const option = v.strictObject({ id, title: text })
const options = rows(option)

/** Ids of chosen rows; none chosen is an answer too. */
const several = v.array(id)

/** Twelve months and nine years, named by id like everything one selects (spec §3). */
const dates = {
  title: text,
  month: text,
  year: text,
  itemsMonth: v.pipe(v.array(option), v.length(12)),
  itemsYears: v.pipe(v.array(option), v.length(9)),
}

/** Both select pages (behaviour §24): `layout1` takes one answer a row, `layout2` takes several; toasts know {titles}. */
export const select = v.strictObject({
  layout1: v.strictObject({
    toolbarTitle: text,
    title: text,
    city: v.strictObject({ title: text, header: text, selectedItem: id, items: options }),
    country: v.strictObject({ title: text, selectedItem: id, items: options }),
    address: v.strictObject({ title: text, header: text, selectedItem: id, items: options }),
    date: v.strictObject({ ...dates, selectedItemMonth: id, selectedItemYear: id }),
    toasts: texts('city', 'country', 'address', 'date'),
  }),
  layout2: v.strictObject({
    toolbarTitle: text,
    title: text,
    country: v.strictObject({ title: text, header: text, selectedItem: several, items: options }),
    date: v.strictObject({
      ...dates,
      headerMonth: text,
      headerYear: text,
      selectedItemMonth: several,
      selectedItemYear: several,
    }),
    toasts: texts('country', 'month', 'years', 'none'),
    labels: texts('none'),
  }),
})
export type Select = v.InferOutput<typeof select>

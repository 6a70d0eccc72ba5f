import * as v from 'valibot'
import { headed, icon, id, price, rows, template, text, texts } from './parts'

/**
 * A list that answers while one types: `search` is the placeholder and the name of the field, `noResults` knows {query},
 * `labels.results` counts with {number} and {total}.
 */
const searching = {
  toolbarTitle: text,
  search: text,
  noResults: v.strictObject({ title: template, description: text }),
  toasts: texts('item'),
  labels: texts('results'),
}

/** Simple (behaviour §25): groups of people. */
export const searchBars1 = v.strictObject({
  ...searching,
  items: rows(v.strictObject({ id, title: text, subtitle: text, icon })),
})
export type SearchBars1 = v.InferOutput<typeof searchBars1>

/** Field + header: the shelves of a music library. */
export const searchBars2 = v.strictObject({
  ...searching,
  ...headed,
  items: rows(v.strictObject({ id, icon, title: text })),
})
export type SearchBars2 = v.InferOutput<typeof searchBars2>

/** Field + header 2: tours; `subtitle` says how long one takes. */
export const searchBars3 = v.strictObject({
  ...searching,
  ...headed,
  items: rows(v.strictObject({ id, icon, title: text, subtitle: text, price })),
})
export type SearchBars3 = v.InferOutput<typeof searchBars3>

import * as v from 'valibot'
import { id, picture, pictured, rows, text, texts } from './parts'

const line = { toolbarTitle: text, toasts: texts('item') }

/** Cards (behaviour §32), newest first. */
export const timeline1 = v.strictObject({
  ...line,
  items: rows(v.strictObject({ id, title: text, time: text, ...pictured })),
})
export type Timeline1 = v.InferOutput<typeof timeline1>

/** Avatar: one day from morning to night; the toast knows {time} and {title}. */
export const timeline2 = v.strictObject({
  ...line,
  items: rows(v.strictObject({ id, title: text, time: text, avatar: picture })),
})
export type Timeline2 = v.InferOutput<typeof timeline2>

/** Comments: `subtitle` is the handle without its @ sign, in Latin letters in every language. */
export const timeline3 = v.strictObject({
  ...line,
  items: rows(
    v.strictObject({ id, time: text, avatar: picture, title: text, subtitle: text, description: text }),
  ),
})
export type Timeline3 = v.InferOutput<typeof timeline3>

import * as v from 'valibot'
import { id, rows, text } from './parts'

/** A kind of spinner: `name` chooses the drawing. */
const kinds = <K extends string>(...names: K[]) =>
  v.strictObject({
    toolbarTitle: text,
    items: rows(v.strictObject({ id, name: v.picklist(names), title: text, description: text })),
  })

/** Both spinner pages (behaviour §28); never read from a database. */
export const spinner = v.strictObject({
  layout1: kinds('lines', 'lines-small', 'dots', 'bubbles', 'circles'),
  layout2: kinds('audio', 'ball-triangle', 'bars', 'grid', 'hearts', 'oval', 'puff', 'three-dots'),
})
export type Spinner = v.InferOutput<typeof spinner>

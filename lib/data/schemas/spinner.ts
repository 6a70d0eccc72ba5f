import * as v from 'valibot'
import { id, picture, rows, text } from './parts'

/** Kinds of spinner: `name` selects the drawing, `description` describes what is loading, `image` is a picture of it. */
const kinds = <K extends string>(...names: K[]) =>
  rows(v.strictObject({ id, name: v.picklist(names), title: text, description: text, image: picture }))

/** Both spinner pages; never read from a database. */
export const spinner = v.strictObject({
  layout1: v.strictObject({
    toolbarTitle: text,
    refresh: text,
    items: kinds('lines', 'lines-small', 'dots', 'bubbles', 'circles'),
  }),
  layout2: v.strictObject({
    toolbarTitle: text,
    items: kinds('audio', 'ball-triangle', 'bars', 'grid', 'hearts', 'oval', 'puff', 'three-dots'),
  }),
})

import * as v from 'valibot'
import { id, picture, rows, text, texts } from './parts'

/**
 * Kinds of spinner: `name` selects the drawing (`ready` has none, because it has loaded), `description` describes what
 * is loading, and `image` is a picture of it.
 */
const kinds = <K extends string>(...names: K[]) =>
  rows(v.strictObject({ id, name: v.picklist(names), title: text, description: text, image: picture }))

/** Both spinner pages; never read from a database. */
export const spinner = v.strictObject({
  layout1: v.strictObject({
    toolbarTitle: text,
    refresh: text,
    items: kinds('lines', 'circles', 'lines-small'),
    today: text,
    photos: rows(v.strictObject({ id, image: picture, isLoading: v.boolean() })),
    /** The texts about a photo that is loading. */
    loading: text,
  }),
  layout2: v.strictObject({
    toolbarTitle: text,
    tracks: text,
    session: text,
    /** The button that exports the mix, and the message when it has been exported. */
    button: text,
    toasts: texts('exported'),
    items: kinds('audio', 'oval', 'ready', 'puff', 'three-dots'),
  }),
})

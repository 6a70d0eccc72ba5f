import * as v from 'valibot'
import { id, picture, rows, text, texts } from './shared'

/**
 * Returns the schema of a list of items that are loading. `name` selects the spinner (`ready` marks an item that has loaded and
 * has no spinner), `description` describes what is loading, and `image` is a picture of the item.
 */
const loadingItems = <K extends string>(...names: K[]) =>
  rows(v.strictObject({ id, name: v.picklist(names), title: text, description: text, image: picture }))

/** Both spinner screens. Their data is never read from a database. */
export const spinner = v.strictObject({
  layout1: v.strictObject({
    toolbarTitle: text,
    refresh: text,
    items: loadingItems('upload', 'video', 'albums'),
    today: text,
    photos: rows(v.strictObject({ id, image: picture, isLoading: v.boolean() })),
    /** Text about a photo that is loading. */
    loading: text,
    /** Text of the button that saves today’s photos. */
    button: text,
    /** The messages when the photos are saved, and when saving fails. */
    toasts: texts('saved', 'failed'),
  }),
  layout2: v.strictObject({
    toolbarTitle: text,
    tracksHeading: text,
    sessionHeading: text,
    items: loadingItems('audio', 'oval', 'ready', 'puff', 'three-dots'),
  }),
})

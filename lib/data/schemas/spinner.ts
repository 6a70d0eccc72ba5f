import * as v from 'valibot'
import { id, nonEmptyArray, picture, text, textObject } from './shared'

/**
 * Returns the schema of a list of items with their loading indicators. `name` selects the indicator; an item with the name
 * `ready` has already loaded and has none.
 */
const loadingItems = <K extends string>(...names: K[]) =>
  nonEmptyArray(
    v.strictObject({ id, name: v.picklist(names), title: text, description: text, image: picture }),
  )

/** Both spinner screens. Their data is never read from a database. */
export const spinner = v.strictObject({
  layout1: v.strictObject({
    toolbarTitle: text,
    /** Text next to the refresh indicator at the top. */
    refresh: text,
    items: loadingItems('upload', 'video', 'albums'),
    /** Heading of the photos. */
    today: text,
    photos: nonEmptyArray(v.strictObject({ id, image: picture, isLoading: v.boolean() })),
    /** Accessible name of the indicator on a photo that is loading. */
    loading: text,
    /** Text of the button that saves today’s photos. */
    button: text,
    /** The messages after the photos have been saved, and after saving has failed. */
    toasts: textObject('saved', 'failed'),
  }),
  layout2: v.strictObject({
    toolbarTitle: text,
    tracksHeading: text,
    sessionHeading: text,
    items: loadingItems('audio', 'oval', 'ready', 'puff', 'three-dots'),
  }),
})

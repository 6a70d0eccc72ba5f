import * as v from 'valibot'
import { id, nonEmptyArray, pictureFields, text, textObject } from './shared'

/** A section of the catalog. `hero` is a picture above a list of sections, such as List Views, and links to one of them. */
const section = v.strictObject({
  title: text,
  description: text,
  hero: v.optional(v.strictObject({ overline: text, title: text, ...pictureFields })),
})

/**
 * The strings of the catalog: sections by key, titles and descriptions of screens by ID, and the labels of the pages of sections.
 * `labels.screens` contains {number}, and `labels.all` is the title of the screen `textview`.
 */
export const catalog = v.strictObject({
  sections: v.record(v.string(), section),
  screenTitles: v.record(v.string(), text),
  descriptions: v.record(v.string(), text),
  labels: textObject('screens', 'all', 'comingSoon'),
})
export type Catalog = v.InferOutput<typeof catalog>

/**
 * The index of all patterns. `title` contains {patterns} and {screens}, the counts from the catalog. Each group contains the keys
 * of its sections. `results` is announced after filtering and contains {number} and {total}. `empty.title` contains {query}.
 */
export const patternIndex = v.strictObject({
  toolbarTitle: text,
  title: text,
  subtitle: text,
  filter: text,
  all: text,
  results: text,
  empty: textObject('title', 'description', 'action'),
  groups: nonEmptyArray(v.strictObject({ id, title: text, sections: nonEmptyArray(v.string()) })),
})
export type PatternIndex = v.InferOutput<typeof patternIndex>

import * as v from 'valibot'
import { id, nonEmptyArray, pictureFields, text, textObject } from './shared'

const section = v.strictObject({
  title: text,
  description: text,
  hero: v.optional(v.strictObject({ overline: text, title: text, ...pictureFields })),
})

/**
 * The strings of the catalog: sections by key, titles and descriptions of screens by ID, and the labels of the pages of sections.
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
 * of its sections. `results` is announced after filtering and contains {number} and {total}.
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

import { menuKey, type Route, sectionOf, sections } from './catalog'

/** Patterns that have a note, though no variants of their own (spec section 1). */
const SINGLE = ['home', 'intro', 'listViews', 'textViews', 'settings']

/** Names of all notes: one for each pattern of the book, `data/notes/<name>.md`. */
export const NOTES: readonly string[] = [...sections.map(({ key }) => key), ...SINGLE]

/** Pages that stand for a pattern under a name of their own. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'intro'],
  settings: ['settings'],
  textview: ['textViews'],
  'image-gallery-subgallery': ['imageGallery'],
  'full-image-gallery': ['imageGallery'],
}

/**
 * Names of the notes that tell about what a page shows.
 * @returns nothing for pages that show no pattern, such as the index
 */
export const notesOf = (route: Route): readonly string[] => {
  const own = STANDS_FOR[route.id]
  if (own) return own
  const key = route.section && sectionOf(route.section) ? route.section : menuKey(route)
  return key && NOTES.includes(key) ? [key] : []
}

/** App path of a note as the inspector reads it. */
export const notePath = (name: string): string => `/notes/${name}.json`

/** A note as the inspector reads it. */
export type Note = {
  /** Name of the pattern. */
  title: string
  /** Its parts, each under a heading, their text as HTML. */
  parts: { title: string; html: string }[]
}
